import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Tenant } from '#schemas/tenant';
import { logRefusal } from '../../../platform/http/index.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import type { PublishedContent, RecordStore } from '../../records/index.ts';
import type { BookingMarks } from './booking-mark.ts';
import { readInterviewEvent } from './interview-event.ts';
import { recordInterviewEvent } from './record-interview-event.ts';
import { isSigned, signatureHeader } from './webhook-signature.ts';

export interface InterviewEventOptions {
  readonly parts: RecordStore & PublishedContent & BookingMarks;
  /** Tenant of the request's host. */
  readonly tenantOf: (request: FastifyRequest) => Tenant;
  /** Signing key of the tenant's calendar; undefined where it has none. */
  readonly keyOf: (tenant: string) => string | undefined;
}

const maxBytes = 65_536;

/**
 * `POST /scheduling/events`: what the calendar of the tenant reports of booked and cancelled interviews, as Calendly's webhooks are. Nothing of it is read before its
 * signature has proved it. Every report that was understood is answered 200, so that the calendar does not repeat it.
 */
export const interviewEventRoute: FastifyPluginAsync<InterviewEventOptions> = async (app, { parts, tenantOf, keyOf }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) => done(null, body));

  const refused = (request: FastifyRequest): ProblemError => {
    const problem = new ProblemError(
      401,
      'not-signed',
      'This report is not signed with the key of the calendar (PORTICO_SCHEDULING_KEYS).',
    );
    logRefusal(request, problem, { tenant: tenantOf(request).slug });
    return problem;
  };

  app.post<{ Body: string | undefined }>(
    '/scheduling/events',
    {
      bodyLimit: maxBytes,
      onRequest: async (request) => {
        if (!request.headers[signatureHeader] || keyOf(tenantOf(request).slug) === undefined) throw refused(request);
      },
    },
    async (request) => {
      const tenant = tenantOf(request);
      const { slug } = tenant;
      const body = request.body ?? '';
      const header = request.headers[signatureHeader];
      if (!isSigned(keyOf(slug) ?? '', body, typeof header === 'string' ? header : undefined, parts.clock())) throw refused(request);
      const event = readInterviewEvent(readJson(body));
      if (event === null) throw new ProblemError(422, 'not-understood', 'This is not a report of a booked or cancelled interview.');
      const result = event ? await recordInterviewEvent(parts, { tenant, event, requestId: String(request.id) }) : 'unchanged';
      if (result === 'unknown')
        request.log.warn({ tenant: slug }, 'an interview was booked or cancelled for an address that no account has');
      if (result === 'unbound')
        request.log.warn(
          { tenant: slug },
          'an interview was booked under the address of an account, but not from the portal: it does not count',
        );
      if (result === 'second')
        request.log.warn(
          { tenant: slug },
          'an account that has an interview booked another: the new time counts, and the earlier one must be cancelled in the calendar',
        );
      return { result };
    },
  );
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
