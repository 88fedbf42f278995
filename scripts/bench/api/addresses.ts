/** From many addresses, as behind a proxy, because each address may look up only a few people. */
export const addressOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
