import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, problem } from '../http/problems.ts';
import { Refusal } from './faults.ts';

/** The app's own error answers; a refusal adds its members to the problem. Nothing of a failed call is cached. */
export function answerRefusal(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (!(error instanceof Refusal) || Object.keys(error.details).length === 0) return answerError(error as FastifyError, request, reply);
  return reply
    .code(error.statusCode)
    .type('application/problem+json')
    .send({ ...error.details, ...problem(error.statusCode, error.code, error.message, String(request.id)) });
}
