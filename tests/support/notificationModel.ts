import type { AnyNotification } from '../../src/server/notifications/kinds/definition';
import { anyTime, type Times } from '../../src/server/notifications/times/times';
import { categories } from '../../src/server/notifications/kinds/categories';
import { ruleOf } from '../../src/server/notifications/kinds/things';

/*
 * What is sent to one member, by the rules of src/server/notifications/README.md. Written for clarity: a list of deliveries, and
 * for each a look at the others. It shares the definitions of kinds with the program, and no rule.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const quarter = 15 * minute;

/** The zone of the member. Its clocks never change. */
export const modelZone = 'Asia/Kolkata';
const ahead = 5.5 * hour;

/** One notification as it is written. */
interface Written {
  kind: AnyNotification;
  /** Its number in the history. */
  number: number;
  thing: string;
  /** What its reader learns. */
  says: string;
  /** Of an event that changed: what was true before, as the notification tells it. */
  was?: string;
  by?: string;
  /** Who is mentioned. */
  about?: string;
  urgentFrom?: number;
  notBefore?: number;
}

interface Delivery extends Written {
  channel: string;
  createdAt: number;
  due: number;
  state: 'waiting' | 'gathered' | 'sent' | 'over';
  digest?: Digest;
  sentAt?: number;
  seen: boolean;
}

interface Digest {
  channel: string;
  /** Who caused what is in it. Undefined for a daily digest. */
  by?: string;
  createdAt: number;
  due: number;
  state: 'waiting' | 'sent' | 'over';
  sentAt?: number;
}

/**
 * Which of those that are due at the same moment came first: no rule says. Asked by the moment, the channel, the number of the
 * notification and whether it was part of a digest then.
 */
export type PlaceOf = (at: number, channel: string, number: number, isGathered: boolean) => number;

/** A message as the member gets it. */
interface Expected {
  at: number;
  channel: string;
  numbers: number[];
  /** What it says; '' for a digest. */
  says: string;
}

const isOptional = ({ category }: AnyNotification) => categories[category].optional;

/** Ephemeral kinds are in the list only if they say what of them. */
const isListed = ({ category, ephemeral, forList, erasesRecipient }: AnyNotification) =>
  category !== 'security' && !erasesRecipient && (!ephemeral || forList !== undefined);

/** Those that replace each other. Undefined: each is sent. */
function keyOf({ kind, thing }: Written): string | undefined {
  const { gathers, byKind } = ruleOf(kind.thing);
  if (!gathers) return undefined;
  return byKind ? `${kind.thing} ${thing} ${kind.kind}` : `${kind.thing} ${thing}`;
}

export class NotificationModel {
  now: number;
  readonly sent: Expected[] = [];
  readonly off = new Set<string>();
  readonly gone = new Set<string>();
  readonly apart = new Set<string>();
  readonly hidden = new Set<string>();
  readonly connected = new Set<string>(['EMAIL']);
  times: Times = anyTime;
  isStopped = false;
  isMember = true;
  isThere = true;
  private deliveries: Delivery[] = [];
  private digests: Digest[] = [];

  constructor(start: number) {
    this.now = start;
  }

  write(written: Written): void {
    if (!this.isThere || written.kind.onlyInList) return;
    const { kind, notBefore = this.now } = written;
    for (const channel of this.connected) {
      const isWanted = isOptional(kind)
        ? this.isMember && !this.isSwitchedOff(kind, channel)
        : channel === 'EMAIL';
      if (!isWanted) continue;
      this.deliveries.push({
        ...written,
        channel,
        createdAt: this.now,
        due: notBefore,
        state: 'waiting',
        seen: false,
      });
    }
  }

  /** The member looks at their list. */
  see(): void {
    if (!this.isMember) return;
    for (const each of this.deliveries) if (isListed(each.kind)) each.seen = true;
  }

  setTimes(times: Times): void {
    if (!this.isMember) return;
    this.times = times;
    for (const digest of this.digests) {
      if (digest.by !== undefined || digest.state !== 'waiting') continue;
      digest.due = times.digestHour === null ? this.now : this.nextDigest(digest.channel);
    }
  }

  /** Its choices end with a membership. */
  leave(): void {
    this.isMember = false;
    this.times = anyTime;
    this.off.clear();
    // The email about it, which is sent in any case, shows that the address works.
    this.isStopped = false;
  }

  deleteAccount(): void {
    this.isThere = this.isMember = false;
    this.deliveries = [];
    this.digests = [];
  }

  passTo(until: number, placeOf: PlaceOf): void {
    for (;;) {
      const due = [
        ...this.deliveries.filter(({ state }) => state === 'waiting'),
        ...this.digests.filter(({ state }) => state === 'waiting'),
      ]
        .filter((each) => each.due <= until)
        .sort(
          (one, other) =>
            this.turnOf(one) - this.turnOf(other) ||
            one.due - other.due ||
            this.place(one, placeOf) - this.place(other, placeOf),
        )[0];
      if (!due) break;
      this.now = Math.max(this.now, due.due);
      if ('kind' in due) this.decide(due);
      else this.sendDigest(due);
    }
    this.now = Math.max(this.now, until);
  }

  /** What goes to all members comes after everything else that is due. */
  private turnOf(each: Delivery | Digest): number {
    const isUnhurried = 'kind' in each && each.kind.unhurried === true;
    return Math.max(each.due, this.now) + (isUnhurried ? 0.5 : 0);
  }

  private place(each: Delivery | Digest, placeOf: PlaceOf): number {
    const at = Math.max(each.due, this.now);
    if ('kind' in each) return placeOf(at, each.channel, each.number, false);
    return Math.min(
      ...this.inside(each).map(({ channel, number }) => placeOf(at, channel, number, true)),
      Number.MAX_VALUE,
    );
  }

  private inside(digest: Digest): Delivery[] {
    return this.deliveries.filter((each) => each.digest === digest && each.state === 'gathered');
  }

  private isSwitchedOff({ kind }: AnyNotification, channel: string): boolean {
    return this.off.has(channel) || this.off.has(`${channel} ${kind}`);
  }

  private isPaused(): boolean {
    return this.times.pausedUntil !== null && this.times.pausedUntil.getTime() > this.now;
  }

  /** Whether it is still true, still wanted, and may still be seen. */
  private isStillTrue({ kind, channel, thing, by, about, seen }: Delivery): boolean {
    if (this.gone.has(thing)) return false;
    if (channel === 'EMAIL' && this.isStopped && kind.category !== 'security') return false;
    if (!this.connected.has(channel)) return false;
    if (isOptional(kind)) {
      if (!this.isMember || this.isSwitchedOff(kind, channel)) return false;
      if (seen && !kind.attachments) return false;
    }
    // Who is no member has no blocks, and sees nobody.
    if (this.isMember && by && this.apart.has(by) && !kind.reachesApart) return false;
    return !(about && (!this.isMember || this.hidden.has(about) || this.apart.has(about)));
  }

  private wasSent(delivery: Delivery): void {
    delivery.state = 'sent';
    delivery.sentAt = this.now;
    const { channel, number, says, was } = delivery;
    this.sent.push({
      at: this.now,
      channel,
      numbers: [number],
      says: was === undefined ? says : `${says} was ${was}`,
    });
    if (channel === 'EMAIL') this.isStopped = false;
  }

  private decide(delivery: Delivery): void {
    const { kind, channel, by, urgentFrom = Infinity } = delivery;
    const over = () => void (delivery.state = 'over');
    if (this.now >= delivery.createdAt + kind.expiresIn * 1000) return over();
    if (!this.isStillTrue(delivery)) return over();
    const key = keyOf(delivery);
    if (key === undefined) return this.wasSent(delivery);
    const others = this.deliveries.filter((each) => each !== delivery && each.channel === channel);
    const siblings = others.filter((each) => keyOf(each) === key);
    const isUnsent = ({ state }: Delivery) => state === 'waiting' || state === 'gathered';

    const newer = siblings.find((each) => each.number > delivery.number && each.state !== 'over');
    if (newer) {
      if (isUnsent(newer) && !this.join(delivery, newer)) newer.state = 'over';
      return over();
    }
    const earlier = siblings.filter(isUnsent);
    const since = Math.min(delivery.createdAt, ...earlier.map(({ createdAt }) => createdAt));
    let isLeft = true;
    for (const each of earlier.toReversed()) {
      isLeft &&= this.join(each, delivery);
      each.state = 'over';
    }
    if (!isLeft) return over();

    const told = siblings
      .filter(({ sentAt = -Infinity }) => sentAt > this.now - day)
      .sort((one, other) => one.sentAt! - other.sentAt!);
    const last = told.at(-1);
    if (last && since < last.sentAt! + quarter) {
      const isSame = last.kind === kind && last.says === delivery.says;
      if (isSame && !(this.otherTold(delivery) > last.sentAt!)) return over();
    }
    const isUrgent = urgentFrom <= this.now;
    const recent = told.filter(({ sentAt }) => sentAt! > this.now - quarter);
    if (last && recent.length > 0) {
      const { step } = kind;
      const isAhead =
        step !== undefined && recent.every((each) => each.kind.step !== undefined && each.kind.step < step);
      if (!(isUrgent || isAhead) || recent.length >= 4) {
        delivery.due = last.sentAt! + quarter;
        return;
      }
    }
    const isPaused = isOptional(kind) && this.isMember && this.isPaused();
    if (by && ruleOf(kind.thing).bounded) {
      const caused = others
        .filter((each) => each.by === by && ruleOf(each.kind.thing).bounded && !each.digest)
        .flatMap(({ sentAt }) => (sentAt !== undefined && sentAt > this.now - day ? sentAt : []))
        .sort((one, other) => one - other);
      const most = isUrgent ? 20 : 10;
      const oldest = caused.at(-most);
      if (oldest !== undefined) {
        const before = this.digests.filter((each) => each.by === by && each.channel === channel);
        const lastAt = Math.max(-Infinity, ...before.map(({ sentAt = -Infinity }) => sentAt));
        const due = Math.max(oldest + day, lastAt + day);
        if (!isUrgent && urgentFrom < due) {
          delivery.due = urgentFrom;
          return;
        }
        return isPaused ? over() : this.gather(delivery, due, by);
      }
    }
    if (isPaused) return over();
    if (isOptional(kind) && this.isMember) {
      if (this.times.digestHour !== null && channel === 'EMAIL' && !isUrgent) {
        const due = this.nextDigest(channel);
        if (urgentFrom < due) {
          delivery.due = urgentFrom;
          return;
        }
        return this.gather(delivery, due);
      }
      const end = this.endOfQuiet();
      if (end !== undefined) {
        delivery.due = end;
        return;
      }
    }
    this.wasSent(delivery);
  }

  /** Has a later notification say what an earlier unsent one would have. False if nothing is left to say. */
  private join(earlier: Delivery, later: Delivery): boolean {
    if (earlier.was === undefined || later.was === undefined || earlier.kind !== later.kind) return true;
    if (earlier.was === later.says) {
      // Another email may have said what is not true any more.
      return this.otherTold(later) > earlier.createdAt;
    }
    later.was = earlier.was;
    return true;
  }

  /** When an email about another thing last told of something alike. */
  private otherTold(delivery: Delivery): number {
    const key = keyOf(delivery);
    const others = this.deliveries.filter(
      (each) =>
        each.channel === delivery.channel &&
        each.kind.category === delivery.kind.category &&
        keyOf(each) !== key,
    );
    return Math.max(-Infinity, ...others.map(({ sentAt = -Infinity }) => sentAt));
  }

  private gather(delivery: Delivery, due: number, by?: string): void {
    const { channel } = delivery;
    let digest = this.digests.find(
      (each) => each.state === 'waiting' && each.by === by && each.channel === channel,
    );
    if (!digest) {
      digest = { channel, by, createdAt: this.now, due, state: 'waiting' };
      this.digests.push(digest);
    }
    delivery.state = 'gathered';
    delivery.digest = digest;
  }

  private sendDigest(digest: Digest): void {
    const { channel } = digest;
    const inside = this.inside(digest);
    // A day in quiet hours was chosen by the hour of the digest. What one person caused was not.
    const quietUntil = digest.by === undefined || !this.isMember ? undefined : this.endOfQuiet();
    const left = inside.filter(
      (each) => this.isStillTrue(each) && !(isOptional(each.kind) && this.isPaused()),
    );
    if (left.length > 0 && quietUntil !== undefined && left.every(({ kind }) => isOptional(kind))) {
      digest.due = quietUntil;
      return;
    }
    for (const each of inside) {
      each.state = left.includes(each) ? 'sent' : 'over';
      if (each.state === 'sent') each.sentAt = this.now;
    }
    digest.state = left.length > 0 ? 'sent' : 'over';
    if (left.length === 0) return;
    digest.sentAt = this.now;
    this.sent.push({ at: this.now, channel, numbers: left.map(({ number }) => number), says: '' });
  }

  private midnight(at: number): number {
    return Math.floor((at + ahead) / day) * day - ahead;
  }

  /** Today or tomorrow at the hour chosen, on a day that has had none. */
  private nextDigest(channel: string): number {
    const today = this.midnight(this.now);
    const due = today + (this.times.digestHour ?? 0) * hour;
    const hadOne = this.digests.some(
      (each) => each.channel === channel && each.by === undefined && (each.sentAt ?? 0) >= today,
    );
    return due > this.now && !hadOne ? due : due + day;
  }

  private endOfQuiet(): number | undefined {
    const { quietFrom, quietUntil } = this.times;
    if (quietFrom === null || quietUntil === null) return undefined;
    const today = this.midnight(this.now);
    for (const start of [today - day, today].map((each) => each + quietFrom * minute)) {
      const length = (quietUntil - quietFrom + 1440) % 1440;
      const end = start + length * minute;
      if (this.now >= start && this.now < end) return end;
    }
    return undefined;
  }
}
