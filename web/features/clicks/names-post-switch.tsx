import { SwitchField } from '#web/ui/switch-field.tsx';

type NamesPostSwitchProps = { checked: boolean; onChange: (checked: boolean) => void };

export const NamesPostSwitch = ({ checked, onChange }: NamesPostSwitchProps) => (
  <SwitchField
    label="Name this post in the link"
    text="Adds ?via= to the address, so that a click is surely from this post."
    checked={checked}
    onChange={onChange}
  />
);
