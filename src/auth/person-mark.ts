/** A person as this device may note them: a hash that reveals no name; one salt gives one mark. */
export async function markOf(person: string, salt: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${person}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
