import { describe, expect, it } from 'vitest';
import { initI18n } from './initI18n';

describe('UIX-07 plurals', () => {
  it.each([
    [0, '0 секунд', '0 seconds'],
    [1, '1 секунда', '1 second'],
    [2, '2 секунды', '2 seconds'],
    [5, '5 секунд', '5 seconds'],
    [11, '11 секунд', '11 seconds'],
    [21, '21 секунда', '21 seconds'],
    [22, '22 секунды', '22 seconds'],
    [112, '112 секунд', '112 seconds'],
  ])('UIX-07 of %d', async (count, russian, english) => {
    expect((await initI18n('ru')).t('time.seconds', { count })).toBe(russian);
    expect((await initI18n('en')).t('time.seconds', { count })).toBe(english);
  });
});
