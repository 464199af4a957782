import { plainFileName } from '#schemas/form';

/** A chosen file under a name that reads as what it is, on every screen and in what is sent. */
export function plainlyNamed(file: File): File {
  const name = plainFileName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}
