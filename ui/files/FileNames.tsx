import { Verbatim } from '../text/Verbatim.tsx';
/** Names of files, each in the direction that its own letters have. */
export function FileNames({ files }: { readonly files: readonly { readonly name: string }[] }) {
  return (
    <ul>
      {files.map(({ name }, index) => (
        <li key={index}>
          <Verbatim>{name}</Verbatim>
        </li>
      ))}
    </ul>
  );
}
