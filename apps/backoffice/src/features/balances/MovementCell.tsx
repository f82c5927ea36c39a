import { moneyText } from '@mingjian/api';
import { Text, useLocale } from '@mingjian/ui';

/** A movement in fen; a dash where nothing moved. */
export function MovementCell({ fen }: { fen: number }) {
  const { locale } = useLocale();
  return fen === 0 ? <Text tone="muted">—</Text> : moneyText(fen, locale);
}
