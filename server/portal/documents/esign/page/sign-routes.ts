import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PlainServerWord, Tenant } from '#schemas/tenant';
import { notFound, setRetryAfter, type ProblemError } from '../../../../platform/problems/index.ts';
import { fileHeaders, objectKey } from '../../../../services/files/index.ts';
import { onlyFormBodies, logRefusal, requireOwnPage } from '../../../../platform/http/index.ts';
import { declineDocument } from '../decline-document.ts';
import { readDocument } from '../read-document.ts';
import { findRequest, keepTypedName, type OpenRequest } from '../requests/signing-requests.ts';
import { certificateSpeech } from '../certificate/certificate-words.ts';
import { signDocument, type SignParts } from '../sign-document.ts';
import { sendPage } from '../../plain-page/frame.ts';
import type { PageContextOf } from '../../plain-page/page-context.ts';
import { documentHeaders } from './document-headers.ts';
import { noticePage } from './notice-page.ts';
import { readSignatureForm, type SignatureForm } from './read-signature-form.ts';
import { signPage } from './sign-page.ts';

export interface SignRoutesOptions {
  readonly parts: SignParts;
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  readonly pageContextOf: PageContextOf;
  /** NAV-02: the language of the visitor. */
  readonly languageOf: (request: FastifyRequest, tenant: Tenant) => string;
  /** Whether a sign-in still lives, by its `origin_jti`; asking counts as something that its person did. */
  readonly isAlive: (tenant: Tenant, session: string) => Promise<boolean>;
  /** Visitors come over https. */
  readonly https: boolean;
}

interface SignRoute {
  Params: { secret: string };
  Querystring: { download?: string };
  Body: Readonly<Record<string, string>> | null | undefined;
}

type SignRequest = FastifyRequest<SignRoute>;

/**
 * The built-in signing page, `/sign/<secret>`: the holder of the secret reads by GET, which changes nothing, and signs or declines by POST, as long as the session lives
 * in which the link was made (SEC-7). After that the page leads to the sign-in and back to the document; a name that was typed is there again.
 */
export const signRoutes: FastifyPluginAsync<SignRoutesOptions> = async (
  app,
  { parts, tenantOf, pageContextOf, languageOf, isAlive, https },
) => {
  onlyFormBodies(app);
  const look = (request: FastifyRequest) => {
    const tenant = tenantOf(request);
    return pageContextOf(tenant, languageOf(request, tenant));
  };
  const found = new WeakMap<object, OpenRequest>();
  const opened = (request: SignRequest): OpenRequest => {
    const open = found.get(request);
    if (!open) throw notFound();
    return open;
  };
  const here = ({ params }: SignRequest): string => `/sign/${encodeURIComponent(params.secret)}`;

  const sendNotice = async (request: SignRequest, reply: FastifyReply, status: number, notice: Parameters<typeof noticePage>[1]) => {
    const seen = await look(request);
    return sendPage(reply, status, seen, {
      title: seen.translate(notice.heading),
      here: here(request),
      main: noticePage(seen, notice),
      help: 'sign.help',
    });
  };
  const gone = (request: SignRequest, reply: FastifyReply) => {
    logRefusal(request, notFound(), { tenant: tenantOf(request).slug });
    return sendNotice(request, reply, 404, { heading: 'sign.goneHeading', message: 'sign.goneMessage' });
  };
  const signedOut = (request: SignRequest, reply: FastifyReply, { document }: OpenRequest) => {
    const returnTo = `/securedPage/esign-list;documentId=${document.id}`;
    const offer = { word: 'sign.signIn', to: `/?${new URLSearchParams({ returnTo, tab: '1' })}` } as const;
    return sendNotice(request, reply, 401, { heading: 'sign.signedOutHeading', message: 'sign.signedOutMessage', offer });
  };
  const ask = async (request: SignRequest, reply: FastifyReply, open: OpenRequest, typed?: SignatureForm) => {
    const seen = await look(request);
    const title = `${typed ? `${seen.translate('sign.problem')}: ` : ''}${open.document.name}`;
    return sendPage(reply, typed ? 422 : 200, seen, {
      title,
      here: here(request),
      main: signPage(seen, { ...open, here: here(request), typed }),
      help: 'sign.help',
    });
  };

  app.setErrorHandler<Error & Partial<ProblemError>, SignRoute>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ req: request, code: error.code, err: error.cause ?? error }, 'a document could not be signed');
    logRefusal(request, error, { tenant: tenantOf(request).slug });
    setRetryAfter(reply, error);
    const message = messages[error.code ?? ''] ?? 'sign.failedMessage';
    const offer = { word: 'sign.again', to: here(request) } as const;
    return sendNotice(request, reply, status, { heading: 'sign.failedHeading', message, offer });
  });

  // Nothing of a body is read for a caller without a living secret.
  app.addHook<SignRoute>('onRequest', async (request, reply) => {
    const open = await findRequest(parts.db.kysely, tenantOf(request).slug, request.params.secret, new Date(parts.clock()));
    if (!open) return gone(request, reply);
    if (open === 'withdrawn')
      return sendNotice(request, reply, 410, { heading: 'sign.withdrawnHeading', message: 'sign.withdrawnMessage' });
    found.set(request, open);
  });
  // Once the form was read: a name that was typed is not lost.
  app.addHook<SignRoute>('preHandler', async (request, reply) => {
    const open = opened(request);
    if (await isAlive(tenantOf(request), open.request.session)) return undefined;
    const { name } = readSignatureForm(request.body ?? {});
    if (name !== '') await keepTypedName(parts.db.kysely, open.request, name);
    return signedOut(request, reply, open);
  });

  app.get<SignRoute>('/sign/:secret', async (request, reply) => {
    const open = opened(request);
    const about = open.document.name;
    const offer = { word: 'sign.signedCopy', to: `${here(request)}/signed` } as const;
    if (open.document.status === 'Signed')
      return sendNotice(request, reply, 200, { heading: 'sign.signedHeading', message: 'sign.signedMessage', about, offer });
    if (open.request.used_at !== null)
      return sendNotice(request, reply, 200, { heading: 'sign.declinedHeading', message: 'sign.declinedMessage', about });
    return ask(request, reply, open);
  });

  app.get<SignRoute>('/sign/:secret/document', async (request, reply) => {
    const open = opened(request);
    const bytes = await readDocument(parts.files, open.document);
    return reply.headers(documentHeaders(open.document, request.query.download === '1')).send(bytes);
  });

  app.get<SignRoute>('/sign/:secret/signed', async (request, reply) => {
    const open = opened(request);
    const file =
      open.document.signed_file_id &&
      (await parts.db.kysely
        .selectFrom('stored_file')
        .selectAll()
        .where('tenant_id', '=', open.document.tenant_id)
        .where('id', '=', open.document.signed_file_id)
        .where('account_id', '=', open.account.id)
        .executeTakeFirst());
    if (!file) return gone(request, reply);
    return reply.headers(fileHeaders(file)).send(parts.files.read(objectKey(file)));
  });

  app.post<SignRoute>('/sign/:secret', { bodyLimit: 16_384 }, async (request, reply) => {
    requireOwnPage(request, https);
    const open = opened(request);
    const requestId = String(request.id);
    const typed = readSignatureForm(request.body ?? {});
    if (typed.faults.length > 0 && open.request.used_at === null && open.document.status !== 'Signed')
      return ask(request, reply, open, typed);
    const status = typed.declines
      ? await declineDocument(parts, open, requestId)
      : await signDocument(parts, open, { name: typed.name, requestId, speech: certificateSpeech(await look(request)) });
    const query = new URLSearchParams({ status, documentId: open.document.id });
    return reply.redirect(`${open.request.return_to}?${query}`, 303);
  });
};

const messages: Readonly<Record<string, PlainServerWord>> = {
  'document-damaged': 'sign.damagedMessage',
  'cross-site': 'sign.strangerMessage',
};
