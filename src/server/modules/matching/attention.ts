import type { Attention } from '../../../lib/rules/matching/attention';

/**
 * How much attention a round has to give. Somebody may be shown once more than everybody is shown somebody, unless a community
 * says otherwise: with three more the lists are worth 2 % more, and three times as many members are shown to nobody.
 */
export const attentionOf = ({
  perMember,
  appearances = perMember + 1,
}: Partial<Attention> & Pick<Attention, 'perMember'>): Attention => ({
  perMember,
  // A round is no place to find out that a config is wrong.
  appearances: Math.max(perMember, appearances),
});
