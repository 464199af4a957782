import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { messageFaults, readMessage } from '#schemas/shared/contact-message';
import type { PlainServerWord, Tenant } from '#schemas/tenant';
import { logRefusal, onlyFormBodies, type OriginOf, requireOwnPage } from '../../../platform/http/index.ts';
import { networkOf } from '../../../platform/rate-counters/index.ts';
import { setRetryAfter, type ProblemError } from '../../../platform/problems/index.ts';
import { type PageContextOf, sendPage } from '../../documents/index.ts';
import { messagePage, messagePath, noticeOfMessage, type TypedMessage } from './message-page.ts';
import { isSuspected, type MessageParts, sendMessage } from './send-message.ts';

export interface MessageRoutesOptions {
  readonly parts: MessageParts;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly originOf: OriginOf;
  readonly pageContextOf: PageContextOf;
  /** NAV-02: the language of the visitor. */
  readonly languageOf: (request: FastifyRequest, tenant: Tenant) => string;
  /** Visitors come over https. */
  readonly https: boolean;
}

/** Four thousand letters of any script, as a form without a script sends them. */
const maxBytes = 65_536;

const emptyMessage = { name: '', email: '', message: '' };

const problems: Readonly<Record<string, PlainServerWord>> = {
  'too-many-requests': 'message.tooMany',
  'cross-site': 'message.again',
  'no-address': 'message.noAddress',
};

/** BLK-02: a contact form that was sent without the page's script. What was typed is in each answer that did not send it. */
export const messageRoutes: FastifyPluginAsync<MessageRoutesOptions> = async (
  app,
  { parts, tenantOf, originOf, pageContextOf, languageOf, https },
) => {
  onlyFormBodies(app, maxBytes);
  const look = (request: FastifyRequest) => {
    const tenant = tenantOf(request);
    return pageContextOf(tenant, languageOf(request, tenant));
  };
  const sentPath = `${messagePath}/sent`;
  const notice = async (request: FastifyRequest, reply: FastifyReply, status: number, heading: PlainServerWord, text: PlainServerWord) => {
    const shown = await look(request);
    // Another language of a refusal would be the page of a message that was sent.
    const seen = status < 400 ? shown : { ...shown, languages: [] };
    const main = noticeOfMessage(seen, heading, text);
    return sendPage(reply, status, seen, { title: seen.translate(heading), here: sentPath, main, help: 'message.help' });
  };

  const showForm = async (request: FastifyRequest, reply: FastifyReply, status: number, typed: TypedMessage) => {
    const shown = await look(request);
    // A change of the language would lose what was typed.
    const seen = status < 400 ? shown : { ...shown, languages: [] };
    const heading = seen.translate('message.heading');
    const title = status < 400 ? heading : `${seen.translate('message.problem')}: ${heading}`;
    return sendPage(reply, status, seen, { title, here: messagePath, main: messagePage(seen, typed), help: 'message.help' });
  };

  // Nothing of what was typed is known where a body could not be read.
  app.setErrorHandler<Error & Partial<ProblemError>>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ req: request, err: error }, 'a message could not be sent');
    logRefusal(request, error, { tenant: tenantOf(request).slug });
    setRetryAfter(reply, error);
    return notice(request, reply, status, 'message.problem', status === 413 ? 'message.tooLarge' : 'message.failed');
  });

  // A reload of the page that a form without a script was answered with.
  app.get(messagePath, (request, reply) => showForm(request, reply, 200, { message: emptyMessage, faults: {} }));

  app.get(sentPath, (request, reply) => notice(request, reply, 200, 'message.sentHeading', 'message.sentText'));

  app.post<{ Body: Readonly<Record<string, string>> | null | undefined }>(messagePath, { bodyLimit: maxBytes }, async (request, reply) => {
    const fields = request.body ?? {};
    const message = readMessage(fields);
    const again = (status: number, problem?: PlainServerWord) =>
      showForm(request, reply, status, { message, faults: messageFaults(message), problem });
    if (Object.keys(messageFaults(message)).length > 0) return again(422);
    try {
      requireOwnPage(request, https);
      const tenant = tenantOf(request);
      const sender = {
        tenant,
        address: networkOf(request.ip),
        host: new URL(originOf(request, tenant)).host,
        isSuspected: isSuspected(fields['leaveEmpty']),
      };
      await sendMessage(parts, sender, message);
    } catch (error) {
      const { statusCode = 500, code = '' } = error as Partial<ProblemError>;
      if (statusCode >= 500) request.log.warn({ req: request, err: error }, 'a message could not be sent');
      logRefusal(request, error, { tenant: tenantOf(request).slug });
      setRetryAfter(reply, error as ProblemError);
      return again(statusCode, problems[code] ?? 'message.failed');
    }
    return reply.redirect(sentPath, 303);
  });
};
