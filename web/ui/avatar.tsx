import { useState } from 'react';

type AvatarProps = { imageUrl: string | null; letter: string };

/** The picture has no accessible name, because the name is shown beside it. Shows the letter until the picture loads. */
export function Avatar({ imageUrl, letter }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={
        'relative grid size-8 shrink-0 place-items-center overflow-hidden rounded-full bg-ink text-sm ' +
        'font-semibold text-bg'
      }
    >
      {letter}
      {imageUrl && imageUrl !== failedUrl && (
        <img
          src={imageUrl}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedUrl(imageUrl)}
        />
      )}
    </span>
  );
}
