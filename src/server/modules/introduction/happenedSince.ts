import type { Lang } from '../../../lib/lang';
import type { Database } from '../../db/database';
import type { HappenedSinceByKind } from '../../notifications/actions/happenedSince';
import type { introductionNotifications } from './notifications';
import { readRelationBetween } from './relationBetween';

const texts = {
  en: {
    connected: 'You’re connected already.',
    withdrawn: 'The request was withdrawn.',
    hidden: 'You’ve hidden this person. Show them again to answer.',
    declined: 'You’ve declined this request.',
    answered: 'You’ve answered this request.',
  },
  ru: {
    connected: 'Вы уже знакомы.',
    withdrawn: 'Предложение познакомиться отозвано.',
    hidden: 'Вы скрыли этого человека. Чтобы ответить, покажите его снова.',
    declined: 'Вы уже отклонили это знакомство.',
    answered: 'Вы уже ответили на это предложение.',
  },
} satisfies Record<Lang, object>;

/** What became of an introduction that its reader is about to answer. A declined one can still be accepted. */
export const introductionHappened = ({ orm }: Pick<Database, 'orm'>): HappenedSinceByKind =>
  new Map([
    [
      'introduced' satisfies keyof typeof introductionNotifications,
      async ({ name, cause: [subjectId = ''], participantId: viewerId, lang }) => {
        const { own, theirs, connected } = await readRelationBetween(orm, { viewerId, subjectId });
        if (own?.relationType === 'DISLIKE') return texts[lang].hidden;
        if (connected) return texts[lang].connected;
        if (theirs?.relationType !== 'LIKE') return texts[lang].withdrawn;
        if (own) return texts[lang].answered;
        return theirs.declinedAt && name === 'decline' ? texts[lang].declined : undefined;
      },
    ],
  ]);
