import { describe, expectTypeOf, it } from 'vitest';
import type { LinkKind, TypedCodeKind } from '../db/schema';
import { accountDeleted } from '../mail/templates/account/accountDeleted';
import { otp } from '../mail/templates/auth/otp';
import type { AnyEmail, EmailDefinition } from '../mail/templates/email';
import { emails } from '../mail/templates/emails';
import type { EmailKind } from '../mail/templates/kinds';
import type { DataOf, NotificationKinds, OfEmails } from './definition';
import { notificationKinds } from './kinds';
import type { Actor, Notify } from './notify';

const { confirm: _, ...others } = emails;
const { confirm: _told, ...told } = notificationKinds;
const { sample: _sample, ...unsampled } = otp;

/** What is checked here is checked by the compiler: each line below it would not compile is a test. */
describe('a kind', () => {
  it('without an email does not compile, nor does an email that nothing sends', () => {
    expectTypeOf<LinkKind | TypedCodeKind>().toExtend<EmailKind>();
    expectTypeOf(emails).toExtend<Record<EmailKind, AnyEmail>>();
    expectTypeOf(others).not.toExtend<Record<EmailKind, AnyEmail>>();
    expectTypeOf(notificationKinds).toExtend<OfEmails & NotificationKinds>();
    expectTypeOf(told).not.toExtend<OfEmails>();
  });

  it('without data for its stories does not compile', () => {
    expectTypeOf(unsampled).not.toExtend<AnyEmail>();
  });

  it('is of the category of its email, and of no other', () => {
    const news = { category: 'news', thing: 'account', texts: { EMAIL: accountDeleted } } as const;
    const changed = { ...notificationKinds, accountDeleted: news };
    expectTypeOf(changed).not.toExtend<OfEmails>();
  });

  it('says what it is about, so that it is gathered and bounded with the others', () => {
    const { thing: _thing, ...aboutNothing } = notificationKinds.accountDeleted;
    const changed = { ...notificationKinds, accountDeleted: aboutNothing };
    expectTypeOf(changed).not.toExtend<OfEmails>();
    type Told = Parameters<Notify<typeof notificationKinds>>;
    expectTypeOf<Told[4]>().toExtend<{ cause: string; thing: string; by: Actor }>();
    expectTypeOf<{ cause: string; thing: string }>().not.toExtend<Told[4]>();
    expectTypeOf<{ cause: string; by: Actor }>().not.toExtend<Told[4]>();
  });

  it('is told with its own data alone', () => {
    type Data<Kind extends keyof typeof notificationKinds> = DataOf<(typeof notificationKinds)[Kind]>;
    expectTypeOf<Data<'otp'>>().toEqualTypeOf<{ code: string }>();
    expectTypeOf<Data<'magic'>>().toEqualTypeOf<{ url: string }>();
    expectTypeOf<Data<'accountDeleted'>>().toEqualTypeOf<Record<string, never>>();
    type Told = Parameters<Notify<typeof notificationKinds>>;
    expectTypeOf<Told[1]>().toEqualTypeOf<keyof typeof notificationKinds>();
  });

  it('has data that JSON keeps', () => {
    // @ts-expect-error A date would come back from the outbox as a text.
    expectTypeOf<EmailDefinition<{ at: Date }>>().not.toBeNever();
  });
});
