import { describe, expect, expectTypeOf, it } from 'vitest';
import { modules } from '../../moduleList';
import { accountDeleted } from '../../modules/account/notifications/accountDeleted';
import { otp } from '../../modules/auth/notifications/otp';
import { managerNews } from '../../modules/management/notifications/managerMessage';
import type { AnyNotification, NotificationDefinition } from './definition';
import { createKinds } from './kinds';
import type { Actor, Notify, Occasion } from '../notify';

interface Code {
  code: string;
}
const { sample: _sample, ...unsampled } = otp;
const { thing: _thing, ...aboutNothing } = otp;
const { label: _label, ...unnamed } = managerNews;
const notify = (() => undefined) as unknown as Notify;
type Rest = [tx: Parameters<Notify>[0], to: Parameters<Notify>[2], occasion: Occasion];

/** The compiler tests these: a line that compiles against expectation is an error. */
describe('a kind', () => {
  it('without data for its stories does not compile', () => {
    expectTypeOf(unsampled).not.toExtend<AnyNotification>();
  });

  it('says what it is about, so that it is gathered and bounded with the others', () => {
    expectTypeOf(aboutNothing).not.toExtend<NotificationDefinition<Code, 'security'>>();
    expectTypeOf<Occasion>().toExtend<{ cause: string; thing: string; by: Actor }>();
  });

  it('has a name where it may be switched off, and only there', () => {
    expectTypeOf(managerNews).toExtend<NotificationDefinition<{ subject: string; text: string }, 'news'>>();
    expectTypeOf(unnamed).not.toExtend<NotificationDefinition<{ subject: string; text: string }, 'news'>>();
    expectTypeOf({ ...otp, label: managerNews.label }).not.toExtend<
      NotificationDefinition<Code, 'security'>
    >();
  });

  it('is sent with its own data alone', () => {
    const send = (...[tx, to, occasion]: Rest) => {
      void notify(tx, otp, to, { code: '1' }, occasion);
      void notify(tx, accountDeleted, to, {}, occasion);
      // @ts-expect-error It carries a code.
      void notify(tx, otp, to, { url: '1' }, occasion);
    };
    expectTypeOf(send).toBeFunction();
  });

  it('has data that JSON keeps', () => {
    // @ts-expect-error A date would come back from the database as a text.
    expectTypeOf<NotificationDefinition<{ at: Date }>>().not.toBeNever();
  });
});

describe('the list of kinds', () => {
  it('has each under its own name, once', () => {
    for (const { name, notifications = {} } of modules) {
      for (const [key, { kind }] of Object.entries(notifications)) expect(kind, name).toBe(key);
    }
    expect(() => createKinds([otp as AnyNotification, otp as AnyNotification])).toThrow('otp');
  });

  it('finds what this program knows', () => {
    const kinds = createKinds([otp as AnyNotification, managerNews as AnyNotification]);
    expect(kinds.find('otp')).toBe(otp);
    expect(kinds.find('constructor')).toBeUndefined();
    expect(kinds.findOptional('otp')).toBeUndefined();
    expect(kinds.findOptional('managerNews')?.label.en).toContain('News');
  });
});
