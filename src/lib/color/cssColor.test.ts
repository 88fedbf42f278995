import { expect, it } from 'vitest';
import { fromCss } from './cssColor';

it.each([
  ['1a2b3c', '#1a2b3c'],
  ['#1A2B3C', '#1a2b3c'],
  ['0x1a2b3c', '#1a2b3c'],
  ['#1a2b3cff', '#1a2b3c'],
  [' Red ', '#ff0000'],
  ['rgb(26, 43, 60)', '#1a2b3c'],
  ['rgb(26 43 60 / 100%)', '#1a2b3c'],
  ['rgba(26,43,60,1)', '#1a2b3c'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(-240deg 100% 50%)', '#00ff00'],
])('%s is %s', (text, hex) => {
  expect(fromCss(text)).toBe(hex);
});

it.each([
  '#12345',
  '#1a2b3c80',
  'rgb(1,2)',
  'rgba(1,2,3,0.5)',
  'rgb(a,b,c)',
  'rebeccapurple',
  '',
  'rgb(1.2.3,4,5)',
])('%j is left alone', (text) => {
  expect(fromCss(text)).toBeUndefined();
});
