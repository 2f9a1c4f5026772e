import { type ReactNode, useEffect, useState } from 'react';
import type { Chunk } from './screenCode';

type WithCodeProps<Code> = {
  chunk: Chunk<Code>;
  /** Renders with the code. */
  children: (code: Code) => ReactNode;
};

/** Shows what needs a chunk as soon as it is there. Throws, for the boundary around it, when it does not come. */
export function WithCode<Code>({ chunk: { get, request }, children }: WithCodeProps<Code>) {
  const [code, setCode] = useState(get);
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    if (code === undefined) request().then((loaded) => setCode(() => loaded), setFailure);
  }, [code, request]);

  if (failure !== undefined) throw failure;
  return code === undefined ? null : children(code);
}
