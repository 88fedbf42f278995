import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../lib/escapeHtml';
import { communityOf } from '../../community';
import { AppError } from '../../errors';
import { hashOfLink, registerLinkPages, sendLinkPage, type Form } from '../../linkPages/linkPages';
import type { ActionAnswer } from '../../notifications/actions/actions';
import { actionPath } from '../../notifications/actions/buttons';

/** Only the page's own form says so: what opens or posts links by itself does nothing. */
const confirmed = '<input type="hidden" name="confirm" value="yes">';

/** The page of a button in an email: GET says what will happen, POST does it. Throws 1108 for a secret that no button has. */
export function registerActionPage(app: FastifyInstance): void {
  const send = (request: FastifyRequest, reply: FastifyReply, answer: ActionAnswer | undefined) => {
    if (!answer) throw new AppError(1108);
    const { lang, text, button } = answer;
    const form =
      button === undefined
        ? ''
        : `<form method="post">${confirmed}<button>${escapeHtml(button)}</button></form>`;
    const html = `<p>${escapeHtml(text.lead)}</p>${form}`;
    return sendLinkPage(reply, { config: communityOf(request), lang }, { title: text.title, html });
  };
  const look = async (request: FastifyRequest) => {
    const hash = hashOfLink(request);
    return hash === undefined ? undefined : app.actions.look(hash, communityOf(request));
  };
  const act = async (request: FastifyRequest) => {
    const hash = hashOfLink(request);
    return hash === undefined ? undefined : app.actions.act(hash, communityOf(request), request);
  };

  registerLinkPages(app, (pages, options) => {
    pages.get(actionPath, options, async (request, reply) => send(request, reply, await look(request)));
    pages.post(actionPath, options, async (request, reply) => {
      const isConfirmed = (request.body as Form | undefined)?.confirm === 'yes';
      return send(request, reply, await (isConfirmed ? act : look)(request));
    });
  });
}
