import { Avatar as Radix } from 'radix-ui';

type AvatarProps = { imageUrl: string | null; letter: string };

/** Decoration beside a name, so it has none of its own. */
export const Avatar = ({ imageUrl, letter }: AvatarProps) => (
  <Radix.Root
    aria-hidden="true"
    className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-ink text-sm font-semibold text-bg"
  >
    {imageUrl && <Radix.Image src={imageUrl} alt="" className="size-full object-cover" />}
    <Radix.Fallback>{letter}</Radix.Fallback>
  </Radix.Root>
);
