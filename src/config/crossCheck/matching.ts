import { isObject } from '../resolve/merge';
import { effectiveFile, issueIn, ownFile, type CrossCheck } from './context';

/** Members may be shown at least as often as each gets recommendations (MAT-02). */
export const checkMatching: CrossCheck = (context) => {
  const { matching } = effectiveFile(context, 'community.json');
  const { matching: own } = ownFile(context, 'community.json');
  if (!isObject(matching) || !isObject(own)) return [];
  const { perMember, appearances } = matching;
  if (typeof perMember !== 'number' || typeof appearances !== 'number' || appearances >= perMember) return [];
  const key = own.appearances === undefined ? 'perMember' : 'appearances';
  return [
    issueIn(context, 'community.json', ['matching', key], {
      code: 'too-small',
      found: String(appearances),
      allowed: `at least ${perMember}`,
      message: `appearances (${appearances}) is less than perMember (${perMember}): not everybody could be recommended as many people`,
      fix: [{ set: ['matching', 'appearances'], to: perMember }],
    }),
  ];
};
