import { describe, expect, it } from 'vitest';
import { siteUrl } from './siteUrl';

describe('siteUrl', () => {
  const origins = { 'a.example': 'http://a.example.localhost:3000' };

  it('CFG-12 leads to a community of this server where that is reached', () => {
    expect(siteUrl('https://a.example/?b=1#c', origins)).toBe('http://a.example.localhost:3000/?b=1#c');
  });

  it('CFG-12 leaves every other address alone', () => {
    expect(siteUrl('https://b.example/x', origins)).toBe('https://b.example/x');
    expect(siteUrl('https://a.example/', undefined)).toBe('https://a.example/');
  });
});
