/** Set by `npm run test:long`: walks are then taken in the combinations that `npm test` leaves out. */
export const othersVariable = 'OTHER_WALKS';
