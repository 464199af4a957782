/** The headings of a table; the column of what can be done with a row is its last. */
export const ColumnHeadings = ({ names, action }: { readonly names: readonly string[]; readonly action: string }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      <th scope="col" data-cell="action">
        {action}
      </th>
    </tr>
  </thead>
);
