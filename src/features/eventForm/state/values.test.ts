import { describe, expect, it } from 'vitest';
import { potluck, supper } from '../../../components/story/sampleEvents';
import { checkEvent } from '../../../lib/rules/event/eventFields';
import { checkForm, type FieldName, type FormProblems } from './checkForm';
import { bodyOf, fieldsOf, newValues, valuesOf, type FormValues } from './values';

const right: FormValues = { ...valuesOf(supper), onlineMeetingLink: '', city: 'New York' };

describe('EVT-02 what the form holds', () => {
  it.each([potluck, supper])('of an event there is says the same: $id', (event) => {
    const { location, ...fields } = fieldsOf(valuesOf(event));
    const { title, date, endDate, endTime, price, maxParticipants } = event;
    expect(fields).toMatchObject({ title, date, endDate, endTime, price, maxParticipants });
    expect(location).toEqual(event.location);
    expect(checkEvent(fieldsOf(valuesOf(event))).problems).toBeUndefined();
  });

  it('reads numbers as people write them', () => {
    const read = (price: string) => fieldsOf({ ...right, price }).price;
    expect(['12,50', '1 200', ' 7 ', '', 'free', '1e3', '0x7'].map(read)).toEqual([
      12.5,
      1200,
      7,
      null,
      NaN,
      NaN,
      NaN,
    ]);
  });

  it('is sent without null where a text is asked for', () => {
    const { location } = bodyOf(fieldsOf(newValues('Europe/Berlin')));
    expect(location).toEqual({
      addressLine: '',
      googleMapsLink: '',
      country: '',
      region: '',
      city: '',
      postalCode: '',
      latitude: null,
      longitude: null,
      locationVisibility: 'FULL_ADDRESS',
    });
  });
});

describe('EVT-02 what is wrong', () => {
  it('with a new event is all that is required, by the field', () => {
    expect(checkForm(newValues('Europe/Berlin'))).toEqual({
      title: 'missing',
      description: 'missing',
      date: 'missing',
      startTime: 'missing',
      country: 'missing',
      city: 'missing',
      organizerContact: 'missing',
    } satisfies FormProblems);
  });

  it.each<[FieldName, Partial<FormValues>, FormProblems[FieldName]]>([
    ['onlineMeetingLink', { eventType: 'ONLINE' }, 'missing'],
    ['onlineMeetingLink', { eventType: 'ONLINE', onlineMeetingLink: 'javascript:alert(1)' }, 'invalid'],
    ['price', { price: '0' }, 'invalid'],
    ['price', { price: 'free' }, 'invalid'],
    ['price', { price: '' }, 'missing'],
    ['paymentLink', { paymentLink: '' }, 'missing'],
    ['paymentLink', { paymentLink: 'http://pay.example' }, 'invalid'],
    ['endTime', { endDate: '', endTime: '19:00' }, 'notAfterStart'],
    ['endDate', { endDate: '2027-03-01' }, 'tooLong'],
    ['startTime', { date: '2027-03-14', startTime: '02:30', endDate: '', endTime: '' }, 'skipped'],
    ['date', { date: '2027-02-29', endDate: '', endTime: '' }, 'invalid'],
    ['timeZone', { timeZone: 'Moon/Sea' }, 'invalid'],
    ['timeZone', { timeZone: '' }, 'missing'],
    ['latitude', { latitude: '91', longitude: '0' }, 'invalid'],
    ['longitude', { latitude: '4', longitude: '' }, 'alone'],
    ['longitude', { latitude: '4', longitude: 'east' }, 'invalid'],
    ['maxParticipants', { maxParticipants: '2.5' }, 'invalid'],
    ['maxParticipants', { maxParticipants: '0' }, 'invalid'],
    ['googleMapsLink', { googleMapsLink: 'https://maps.example/x' }, 'invalid'],
    ['description', { description: 'x'.repeat(1_000_000) }, 'tooLong'],
    ['title', { title: '\u202e \u200b' }, 'missing'],
  ])('with %s of %o', (name, change, problem) => {
    expect(checkForm({ ...right, ...change })).toEqual({ [name]: problem });
  });
});
