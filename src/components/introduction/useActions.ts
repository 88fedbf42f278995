import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import {
  block,
  bookmark,
  declineIntro,
  relate,
  undoRelation,
  unblock,
  unbookmark,
} from '../../generated/api/client/introduction';
import type { RelationAnswer } from '../../generated/api/introduction';
import type { PersonCard, RelationState } from '../../generated/api/shared';
import { announce } from '../../ui/announcer/announce';
import { toast } from '../../ui/toast/toast';
import { toastError } from '../failures/toastError';
import { refreshMeetings } from '../meeting/refreshMeetings';
import { nameOf } from '../participant/participantText';
import { participantsKey, refreshIntroductions } from './introductionQueries';
import { changeListed } from './listChanges';

/** Reasons to hide a person. */
export const hideReasons = ['NOT_INTERESTED', 'ALREADY_KNOW', 'OTHER'] as const;
export type HideReason = (typeof hideReasons)[number];

/** The data of a person that an action needs. */
export type Named = Pick<PersonCard, 'id' | 'firstName' | 'lastName'>;

const noChange = () => undefined;

/** Off every list. */
const offLists = ({ id }: Named) => changeListed(id, noChange);

/** Off one list, with a new relation on the others. */
const moveOff = ({ id }: Named, left: string, relation: RelationState) =>
  changeListed(id, (item, list) => (list === left ? undefined : { ...item, relation }));

/**
 * A member's actions on others. The result is shown immediately and reverted with a message if the server refuses. The
 * toast of an action offers an undo if there is one.
 */
export function useActions() {
  const { t, i18n } = useTranslation('introduction');

  /** Resolves to whether it succeeded. Errors are shown. */
  async function act(action: () => Promise<unknown>, takeBack: () => void = noChange): Promise<boolean> {
    try {
      await action();
      void refreshIntroductions();
      return true;
    } catch (error) {
      takeBack();
      void refreshIntroductions();
      toastError(error, i18n);
      return false;
    }
  }

  const offerUndo = (text: string, undo: () => Promise<unknown>) =>
    toast.offer(text, {
      label: t('undo'),
      onPress: () =>
        void act(undo).then((done) => {
          if (done) toast.success(t('undone'));
        }),
    });

  /** Adds or removes a bookmark. */
  async function setBookmark(person: Named, on: boolean): Promise<void> {
    const params = { params: { id: person.id } };
    const mark = () => request(bookmark, params);
    const unmark = () => request(unbookmark, params);
    const takeBack = changeListed(person.id, (item) => ({ ...item, bookmarked: on }));
    if (!(await act(on ? mark : unmark, takeBack))) return;
    if (on) offerUndo(t('bookmark.added', { name: nameOf(person) }), unmark);
    else offerUndo(t('bookmark.removed'), mark);
  }

  /**
   * Removes a person from all lists except that of hidden people; resolves to whether it succeeded. They are not
   * notified.
   */
  async function hide(person: Named, reason: HideReason, text: string): Promise<boolean> {
    const note = [reason, text.trim()].filter(Boolean).join(' ');
    const body = { subjectId: person.id, relationType: 'DISLIKE', note } as const;
    const done = await act(() => request(relate, { body }));
    if (done) {
      offLists(person);
      offerUndo(t('hide.done', { name: nameOf(person) }), () => undo(person));
    }
    return done;
  }

  const undo = ({ id }: Named) => request(undoRelation, { params: { id } });

  /** Shows a hidden person again. */
  const unhide = (person: Named) => act(() => undo(person), offLists(person));

  const setBlock =
    ({ id }: Named, on: boolean) =>
    async () => {
      await request(on ? block : unblock, { params: { id } });
      void refreshMeetings();
      // If their page is open, it disappears or comes back.
      void queryClient.resetQueries({ queryKey: participantsKey });
    };

  /** Neither sees the other any more. Whether it went well. */
  async function blockPerson(person: Named): Promise<boolean> {
    const done = await act(setBlock(person, true), offLists(person));
    if (done) offerUndo(t('block.done', { name: nameOf(person) }), setBlock(person, false));
    return done;
  }

  async function endBlock(person: Named): Promise<void> {
    const done = await act(setBlock(person, false), offLists(person));
    if (done) offerUndo(t('block.ended', { name: nameOf(person) }), setBlock(person, true));
  }

  /** Says yes to an introduction. What it leads to is shown by `onAccepted`, else by a toast. It is announced once. */
  async function accept(person: Named, onAccepted?: (answer: RelationAnswer) => void): Promise<void> {
    const body = { subjectId: person.id, relationType: 'LIKE', answers: true } as const;
    const done = await act(async () => {
      const answer = await request(relate, { body });
      moveOff(person, 'incoming', answer.relation);
      onAccepted?.(answer);
    });
    if (done) (onAccepted ? announce : toast.success)(t('incoming.accepted', { name: nameOf(person) }));
  }

  /** Says no, kindly. */
  async function decline(person: Named): Promise<void> {
    const takeBack = moveOff(person, 'incoming', 'NONE');
    if (await act(() => request(declineIntro, { body: { subjectId: person.id } }), takeBack))
      toast.success(t('incoming.declined', { name: nameOf(person) }));
  }

  /** Withdraws an introduction that was not answered. */
  async function withdraw(person: Named): Promise<void> {
    if (await act(() => undo(person), moveOff(person, 'INTERESTED', 'NONE')))
      toast.success(t('withdraw.done', { name: nameOf(person) }));
  }

  /** After an introduction was sent: off the lists of those to decide on; back for as long as it waits. */
  function sent(person: Named, { relation, undoUntil }: RelationAnswer): void {
    changeListed(person.id, (item, list) => (list === 'recommended' ? undefined : { ...item, relation }));
    void refreshIntroductions();
    const said = t(`connect.done.${relation === 'CONNECTED' || relation === 'HELD' ? relation : 'SENT'}`, {
      name: nameOf(person),
    });
    if (undoUntil) offerUndo(said, () => undo(person));
    else toast.success(said);
  }

  return { setBookmark, hide, unhide, blockPerson, endBlock, accept, decline, withdraw, sent };
}
