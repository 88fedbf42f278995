/** The processes of globalSetup, as the workers see them. */
interface Environment {
  /** Port of the built server. */
  port: number;
  /** The COMMUNITIES_DIR the server reads: a copy that tests may add folders to. */
  communitiesDir: string;
  /** A DATA_DIR with empty tables, to be copied. */
  emptyDatabase: string;
  /** ADMIN_SECRET of the server. */
  adminSecret: string;
  /** The key that signs payments for events of krug.example. */
  paymentSecret: string;
  /** Address of the local replacement for Google, where tests choose the user. */
  googleUrl: string;
  /** Address of the local service that looks up a visitor's country: Germany. */
  countryUrl: string;
}

const key = 'E2E_ENVIRONMENT';

export function publish(environment: Environment): void {
  process.env[key] = JSON.stringify(environment);
}

export function environment(): Environment {
  const text = process.env[key];
  if (!text) throw new Error('globalSetup has not run');
  return JSON.parse(text) as Environment;
}

/** The address of a path on a community's site: `at('/login', 'a.example')`. Without a domain, the default one. */
export const at = (path: string, domain = 'default'): string =>
  `http://${domain === 'default' ? '' : `${domain}.`}localhost:${environment().port}${path}`;
