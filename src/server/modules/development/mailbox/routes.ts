import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../errors';
import { outboxFolder } from '../../../channels/email/emailChannel';
import { openMailbox } from './emails';
import { emailPage, listPage } from './pages';

const hide = { schema: { hide: true } };

function html(reply: FastifyReply, render: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(render(nonce));
}

/** The emails that this server wrote. Audience: as of all pages for developers (`../register.ts`). */
export function registerMailbox(app: FastifyInstance): void {
  const mailbox = openMailbox(outboxFolder(app.env.DATA_DIR));

  async function email(id: string) {
    const found = await mailbox.find(id);
    if (!found) throw new AppError(1110);
    return found;
  }

  app.get('/dev/mailbox', hide, async (_request, reply) => {
    const emails = await mailbox.list();
    return html(reply, (nonce) => listPage(nonce, emails, Boolean(app.env.SMTP_URL)));
  });

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', hide, async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await mailbox.list(query.to)),
  );

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', hide, async ({ params }, reply) => {
    const found = await email(params.id);
    return html(reply, (nonce) => emailPage(nonce, found));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/body', hide, async ({ params }, reply) => {
    const found = await email(params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-frame-options', 'sameorigin')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      )
      .send(`<base target="_blank">${found.html}`);
  });
}
