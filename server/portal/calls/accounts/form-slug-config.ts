import type { FormSlugConfig } from '#schemas/api';
import type { Operation } from '../call.ts';
import type { PublishedContent } from '../../records/index.ts';

/** DET-08: the path parameter is a form slug or a project id; a project id answers every form of it. */
export const formSlugConfig: Operation<'accounts.formSlugConfig', PublishedContent> = async ({ parts, tenant, params }) => {
  const forms = await parts.listContent(tenant, 'submission-form');
  const all = forms.map((form) => toConfig(form));
  const named = all.filter((config) => config.formSlug === params.slug);
  return named.length > 0 ? named : all;
};

function toConfig(form: Readonly<Record<string, unknown>>): FormSlugConfig {
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  return {
    formSlug: String(form['slug']),
    hideFormTabInStatus: list(form['hideFormTabInStatus']),
    hideEditButtonInStatus: list(form['hideEditButtonInStatus']),
  };
}
