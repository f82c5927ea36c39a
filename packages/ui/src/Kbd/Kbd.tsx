import { useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Kbd.styles';
import { keyNames, type KeyPlatform } from './model/keyNames';
import { thisMachine } from './thisMachine';

export interface KbdProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** Keys joined by "+": "Mod+Shift+K". `Mod` is Command on a Mac and Ctrl elsewhere. */
  keys: string;
  /** Whose keyboard is shown. @default the one of this machine */
  platform?: KeyPlatform;
}

/** A key or a shortcut, to be read. Renders a `<kbd>` with one `<kbd>` a key. It binds nothing. */
export function Kbd({ keys, platform, ...rest }: KbdProps) {
  const machine = useSyncExternalStore(subscribe, thisMachine, () => 'other' as const);
  return (
    <S.Root dir="ltr" {...rest}>
      {keyNames(keys, platform ?? machine).map((key) => (
        <S.Key key={key.spoken}>
          <span aria-hidden>{key.shown}</span>
          <VisuallyHidden>{`${key.spoken} `}</VisuallyHidden>
        </S.Key>
      ))}
    </S.Root>
  );
}

/** A machine stays what it is. */
const subscribe = () => () => {};
