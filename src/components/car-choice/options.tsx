/** The entries of a list as the options of a select. */
type OptionsProps = { readonly rows: readonly { readonly id: number; readonly name: string }[] };

export const Options = ({ rows }: OptionsProps) =>
  rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
