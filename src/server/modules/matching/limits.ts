import { fiveMinutes, hour, type ModuleLimits } from '../../limits/table';

export const matchingLimits = {
  address: {
    calcRelevanceRate: { max: 100, seconds: fiveMinutes },
    previewRecommendations: { max: 60, seconds: fiveMinutes },
    sendRecommendations: { max: 60, seconds: fiveMinutes },
  },
  account: {
    /** Relevance computed on demand, which reads the whole community. */
    relevance: { max: 30, seconds: hour },
    /** Reasons that one member says are none. */
    decline: { max: 100, seconds: hour },
    /** Rounds that one manager looks at beforehand, or has sent. */
    rounds: { max: 30, seconds: hour },
  },
} satisfies ModuleLimits;

declare module '../../limits/table' {
  interface AccountLimitNames {
    matching: keyof typeof matchingLimits.account;
  }
}
