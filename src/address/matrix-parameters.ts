export type Parameters = Readonly<Record<string, string>>;

/** `my-claim-detail;submissionId=7` → its name and parameters. They stay inside the segment (DET-01). Pure. */
export function readSegment(segment: string): { readonly name: string; readonly parameters: Parameters } {
  const [name = '', ...pairs] = segment.split(';');
  const parameters: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const [key = '', ...value] = pair.split('=');
    if (key !== '') parameters[key] = value.join('=');
  }
  return { name, parameters };
}
