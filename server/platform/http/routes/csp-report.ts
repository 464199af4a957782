import type { FastifyInstance } from 'fastify';
import type { Log } from '../../log/log.ts';
import { isCrossSite } from '../requests/cross-site.ts';
import type { RateLimit } from '../../rate-counters/index.ts';

/** `POST /csp-report`: what a browser refused on our pages. Logged by allow-list, 4 KB at most, a few per address and minute, none that another site sends; always 204. */
export function cspReportRoute(app: FastifyInstance, { log, limit }: { readonly log: Log; readonly limit: RateLimit }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(null, {});
        }
      },
    );
    scope.post('/csp-report', { bodyLimit: 4096 }, (request, reply) => {
      if (!isCrossSite(request) && limit.take(request.ip)) {
        const report = (request.body as { 'csp-report'?: Readonly<Record<string, unknown>> } | null)?.['csp-report'] ?? {};
        log.warn(
          {
            directive: short(report['effective-directive'] ?? report['violated-directive']),
            blocked: originOf(report['blocked-uri']),
            page: pathOf(report['document-uri']),
          },
          'a browser refused something by policy',
        );
      }
      return reply.code(204).send();
    });
  });
}

const short = (value: unknown): string => (typeof value === 'string' ? value.replace(/[^\x20-\x7e]/g, ' ').slice(0, 100) : '');
const originOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : short(address);
const pathOf = (address: unknown): string => (typeof address === 'string' && URL.canParse(address) ? short(new URL(address).pathname) : '');
