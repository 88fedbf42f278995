import { expect, it, vi } from 'vitest';
import { zonesWith, zoneToday } from './zones';

it('EVT-02 zones have the names that people look for today, each once, whatever this browser calls them', () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([
    'Asia/Calcutta',
    'Europe/Kiev',
    'Asia/Kolkata',
    'Asia/Baku',
  ]);
  expect(zonesWith('')).toEqual(['Asia/Baku', 'Asia/Kolkata', 'Europe/Kyiv']);
  expect(zonesWith('Europe/Kiev')).toEqual(['Europe/Kiev', 'Asia/Baku', 'Asia/Kolkata', 'Europe/Kyiv']);
  expect(['Asia/Katmandu', 'Europe/Berlin', 'Mars/Sea'].map(zoneToday)).toEqual([
    'Asia/Kathmandu',
    'Europe/Berlin',
    'Mars/Sea',
  ]);
  vi.restoreAllMocks();
});
