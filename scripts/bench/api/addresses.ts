/** From as many addresses, as behind a proxy: one address alone may look up few people. */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
