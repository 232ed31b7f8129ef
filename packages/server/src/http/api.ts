/** Calls under /api: who one is, and what is downloaded. All the rest goes over the socket. */
import type { Me, Person } from '@horta/online';
import { nameBody, tableId, transferBody } from '@horta/online/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Buckets } from '../limits/buckets.ts';
import type { Limiter } from '../limits/limiter.ts';
import { lineOf } from '../limits/line.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../people/refused.ts';
import type { Service } from '../service.ts';
import type { Gate } from './gate.ts';

export interface Api {
  readonly people: People;
  readonly gate: Gate;
  readonly limiter: Limiter;
  readonly service: Pick<Service, 'record' | 'renamed'>;
}

export function registerApi(server: FastifyInstance, { people, gate, limiter, service }: Api): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    spend(limiter.calls, lineOf(request.ip));
    if (request.method !== 'GET' && request.method !== 'HEAD') gate.requireOwnPage(request);
  });

  async function rename(person: Person, name: string): Promise<Me> {
    const renamed = await people.rename(person, name);
    if (renamed.name !== person.name) service.renamed(renamed);
    return { you: renamed };
  }

  server.get('/api/me', async (request, reply): Promise<Me> => {
    const found = await gate.who(request);
    if (found === undefined) return {};
    if (await people.prolong(found.session)) gate.keep(request, reply);
    return { you: found.person };
  });

  // Whoever is here already stays who they are, and only changes the name: nobody is to lose a seat by it.
  server.post('/api/guest', async (request, reply): Promise<Me> => {
    const { name } = read(nameBody, request);
    const found = await gate.who(request);
    if (found !== undefined) return rename(found.person, name);
    spend(limiter.guests, lineOf(request.ip));
    const session = await people.makeGuest(name);
    gate.admit(request, reply, session);
    return { you: session.person };
  });

  server.put('/api/me', async (request): Promise<Me> => {
    const { name } = read(nameBody, request);
    const { person } = await gate.requireWho(request);
    return rename(person, name);
  });

  server.post('/api/sign-out', async (request, reply): Promise<Me> => {
    const found = await gate.who(request);
    if (found !== undefined) await people.signOut(found.session);
    gate.forget(request, reply);
    return {};
  });

  server.post('/api/transfer', async (request) => {
    const { person } = await gate.requireWho(request);
    spend(limiter.transfers, person.id);
    return people.makeTransfer(person);
  });

  server.post('/api/transfer/use', async (request, reply): Promise<Me> => {
    const { code } = read(transferBody, request);
    spend(limiter.transferTries, lineOf(request.ip));
    const session = await people.useTransfer(code, await gate.who(request));
    gate.admit(request, reply, session);
    return { you: session.person };
  });

  server.get<{ Params: { table: string } }>('/api/tables/:table/record', async (request, reply) => {
    const { table } = request.params;
    if (!tableId.safeParse(table).success) throw new Refused('no-such-table', 'there is no such table');
    const text = await service.record(table, (await gate.who(request))?.person);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="horta-${table.slice(0, 8)}.txt"`)
      .send(text);
  });
}

function spend(buckets: Buckets, key: string): void {
  if (!buckets.take(key)) throw new Refused('too-fast', 'too many of these; wait a little');
}

function read<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.infer<S> {
  const found = schema.safeParse(body);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Refused('bad-message', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}
