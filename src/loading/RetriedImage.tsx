import { type ComponentProps, useState } from 'react';

/** An image that is requested once more when it fails: its request may have been sent while the browser was offline. */
export function RetriedImage({ alt, onError, ...props }: ComponentProps<'img'>) {
  const [isRetried, setIsRetried] = useState(false);
  return (
    <img
      key={String(isRetried)}
      {...props}
      alt={alt}
      onError={isRetried ? onError : () => setIsRetried(true)}
    />
  );
}
