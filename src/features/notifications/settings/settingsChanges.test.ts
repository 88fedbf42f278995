import { describe, expect, it } from 'vitest';
import { sampleSettings, threeChannels } from './sampleSettings';
import { withChoice, withTimes } from './settingsChanges';

const kind = 'meetingAgreed';
const channelsOf = (settings: typeof sampleSettings) =>
  settings.kinds.find((one) => one.kind === kind)?.channels;

describe('a choice', () => {
  it('NOT-04 switches one kind in one channel, and back', () => {
    const off = withChoice(threeChannels, { channel: 'EMAIL', kind, isOn: false });
    expect(channelsOf(off)).toEqual([]);
    const other = withChoice(off, { channel: 'TELEGRAM', kind, isOn: true });
    expect(channelsOf(other)).toEqual(['TELEGRAM']);
    expect(off.kinds.filter((one) => one.kind !== kind)).toEqual(
      threeChannels.kinds.filter((one) => one.kind !== kind),
    );
    expect(withChoice(off, { channel: 'EMAIL', kind, isOn: true })).toEqual(threeChannels);
  });

  it('NOT-04 switches all kinds of a group, and no others', () => {
    const off = withChoice(threeChannels, { channel: 'EMAIL', group: 'PEOPLE', isOn: false });
    const inEmail = (settings: typeof sampleSettings) =>
      settings.kinds.filter(({ channels }) => channels.includes('EMAIL')).map((one) => one.kind);
    expect(inEmail(threeChannels)).toEqual([
      'recommendations',
      'introduced',
      'meetingAgreed',
      'eventReminder',
    ]);
    expect(inEmail(off)).toEqual(['meetingAgreed', 'eventReminder']);
  });

  it('NOT-04 of a channel leaves its kinds as they are', () => {
    const off = withChoice(threeChannels, { channel: 'EMAIL', isOn: false });
    expect(off.channels.map(({ isOn }) => isOn)).toEqual([false, true, false]);
    expect(off.kinds).toEqual(threeChannels.kinds);
  });
});

describe('times', () => {
  it('NOT-04 are changed one by one', () => {
    const quiet = { quietFrom: 1320, quietUntil: 480 };
    const changed = withTimes(withTimes(sampleSettings, quiet), { digestHour: 9 });
    expect(changed).toEqual({
      ...sampleSettings,
      times: { ...sampleSettings.times, ...quiet, digestHour: 9 },
    });
  });
});
