import { sql } from 'drizzle-orm';
import { loadForProduction, readEnv } from '../../../src/server/env';
import { buildApp } from '../../../src/server/app';
import { recommendations } from '../../../src/server/modules/matching/notifications/recommendations';
import { prepareDemo } from '../../../src/server/seed/demo';
import { builtDir } from '../../../scripts/support/dist';

// The server with the built pages. Only its parent moves its clock, so nothing in it happens by itself.
let ahead = Number(process.env.TIMED_AHEAD ?? 0);
const now = () => new Date(Date.now() + ahead);
const env = readEnv();
loadForProduction();
const app = await buildApp({ env, builtDir: builtDir(), matching: { byClock: false }, now });
if (env.SEED === 'demo') {
  await prepareDemo(app, now);
  // Hundreds of emails a week that no test reads.
  await app.db.orm
    .execute(sql`insert into notification_preferences (community_id, user_id, channel, kind, is_on)
    select community_id, user_id, 'EMAIL', ${recommendations.kind}, false from participants on conflict do nothing`);
  await app.matching.work();
}

async function pass(seconds: number): Promise<void> {
  ahead += seconds * 1000;
  await app.matching.beginDue();
  await app.matching.work();
  await app.meetings.askDue();
  app.deliveries.wake();
}

process.on('message', ({ seconds }: { seconds: number }) => {
  void pass(seconds).then(() => process.send?.('passed'));
});
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
await app.listen({ host: env.HOST, port: env.PORT });
process.send?.('ready');
