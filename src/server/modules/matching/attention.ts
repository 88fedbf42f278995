import type { Attention } from '../../../lib/rules/matching/attention';

/**
 * The attention that a round distributes. By default, each member may be shown once more often than each member gets
 * recommendations. With three more, the lists are worth 2 % more, but three times as many members are shown to nobody.
 */
export const attentionOf = ({
  perMember,
  appearances = perMember + 1,
}: Partial<Attention> & Pick<Attention, 'perMember'>): Attention => ({
  perMember,
  // A round is no place to find out that a config is wrong.
  appearances: Math.max(perMember, appearances),
});
