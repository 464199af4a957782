import { isEncryptedDocument, isEncryptedPackage, partsOf, readCompoundFile } from '../../../../../platform/file-type/index.ts';
import { opens, type OpenedFile } from '../opened-file.ts';

/** An Office file with a password, of the older kind or of the newer one in its container, does not open without it. */
export async function openCompound(bytes: Buffer): Promise<OpenedFile> {
  const file = await readCompoundFile(partsOf(bytes));
  if (!file) return { warning: 'unreadable' };
  return isEncryptedPackage(file) || (await isEncryptedDocument(file)) ? { warning: 'password' } : opens;
}
