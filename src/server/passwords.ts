import { hash, verify } from '@node-rs/argon2';

/** argon2id, as OWASP advises: 19 MiB, two passes, about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

/** Compared against if there is no password, so that this takes as long as a wrong one. */
const nobody = hashPassword('nobody has this password');

/** Whether `password` matches the hash. False if `hashed` is null, in the same time. */
export async function isPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(hashed ?? (await nobody), password.normalize('NFC'));
  return right && Boolean(hashed);
}
