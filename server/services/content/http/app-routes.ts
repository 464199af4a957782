import type { FastifyInstance } from 'fastify';
import { allModels, modelOf, schemaId, type ContentSchemaModel } from '../model/content-model.ts';
import { displayName } from '../read/present-item.ts';
import { callerOf, mustHave } from '../access/caller.ts';
import { answerTagged } from './tagged-answer.ts';
import type { ContentContext } from '../access/content-context.ts';
import { notFound } from '../access/content-errors.ts';

/** API-CONTENT-3: languages and schemas of an app; ping. */
export function appRoutes(app: FastifyInstance, service: ContentContext): void {
  app.get('/api/apps/:app/languages', async (request, reply) => {
    const { app: name } = request.params as { app: string };
    mustHave(await callerOf(service, request, reply, name), 'languages.read');
    const self = `/api/apps/${name}/languages`;
    const items = (await service.languagesOf(name)).map((language) => ({
      ...language,
      isOptional: false,
      _links: { self: { href: `${self}/${language.iso2Code}`, method: 'GET' } },
    }));
    return answerTagged(request, reply, `W/"${(await service.revisionOf(name)) ?? 0}"`, () => ({
      items,
      _links: { self: { href: self, method: 'GET' } },
    }));
  });

  app.get('/api/apps/:app/schemas', async (request, reply) => {
    const { app: name } = request.params as { app: string };
    mustHave(await callerOf(service, request, reply, name), 'schemas.read');
    return reply.send({
      items: allModels().map((model) => presentSchema(name, model)),
      _links: { self: { href: `/api/apps/${name}/schemas`, method: 'GET' } },
    });
  });

  app.get('/api/apps/:app/schemas/:schema', async (request, reply) => {
    const { app: name, schema } = request.params as { app: string; schema: string };
    mustHave(await callerOf(service, request, reply, name), 'schemas.read');
    const model = modelOf(name, schema);
    if (!model) throw notFound();
    return answerTagged(request, reply, 'W/"0"', () => presentSchema(name, model));
  });

  app.get('/api/ping', (_request, reply) => reply.code(204).send());
  app.get('/api/ping/:app', async (request, reply) => {
    const { app: name } = request.params as { app: string };
    if (!(await service.isApp(name))) throw notFound();
    return reply.code(204).send();
  });
}

/** Schemas come with the release, not from an editor. */
const madeAt = '2026-01-01T00:00:00Z';

function presentSchema(app: string, { name, kind, fields }: ContentSchemaModel): object {
  return {
    id: schemaId(app, name),
    name,
    type: kind,
    isSingleton: kind === 'Singleton',
    isPublished: true,
    version: 0,
    created: madeAt,
    createdBy: 'client:portico',
    lastModified: madeAt,
    lastModifiedBy: 'client:portico',
    properties: { label: displayName(name), validateOnPublish: false },
    scripts: {},
    previewUrls: {},
    fieldsInLists: [],
    fieldsInReferences: [],
    fieldRules: [],
    fields: fields.map((field, index) => ({
      fieldId: index + 1,
      name: field.name,
      isHidden: false,
      isLocked: false,
      isDisabled: false,
      partitioning: 'invariant',
      properties: {
        fieldType: field.type,
        label: field.label,
        isRequired: field.required,
        ...(field.hints && { hints: field.hints }),
        ...(field.allowedValues && { allowedValues: field.allowedValues }),
      },
      _links: {},
    })),
    _links: {
      self: { href: `/api/apps/${app}/schemas/${name}`, method: 'GET' },
      contents: { href: `/api/content/${app}/${name}`, method: 'GET' },
    },
  };
}
