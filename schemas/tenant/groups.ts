import { identityDefaults } from './defaults/identity.ts';

interface Groups {
  readonly staffGroup?: string;
  readonly managerGroup?: string;
  readonly editorGroup?: string;
}

/** The groups of a tenant's user pool whose members are staff, are managers of the staff, and may edit content. Pure. */
export const groupsOf = ({
  staffGroup = identityDefaults.staffGroup,
  managerGroup = identityDefaults.managerGroup,
  editorGroup = identityDefaults.editorGroup,
}: Groups): Required<Groups> => ({ staffGroup, managerGroup, editorGroup });

/** What is wrong with the groups that a tenant's configuration, of whatever shape, names: one group for both makes every editor staff. Pure. */
export function groupIssues(tenant: unknown): { readonly pointer: string; readonly message: string }[] {
  const identity = (tenant as { identity?: Record<keyof Groups, unknown> } | null | undefined)?.identity;
  const [named] = (['staffGroup', 'editorGroup'] as const).filter((name) => typeof identity?.[name] === 'string');
  if (!identity || !named) return [];
  const { staffGroup, editorGroup } = groupsOf(identity as Groups);
  return staffGroup === editorGroup
    ? [
        {
          pointer: `/identity/${named}`,
          message: `The setting names the group "${staffGroup}" for staff and for editors: each needs a group of its own.`,
        },
      ]
    : [];
}
