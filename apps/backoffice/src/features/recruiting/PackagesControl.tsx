import { useEffect, useState } from 'react';
import { product, type RecruitingPackage } from '@mingjian/api';
import { Button, Combobox, Fieldset, TextField, useTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { sourceOf } from '../../shared/resourceList/referenceSources';
import { useReferences } from '../../shared/resourceList/useReferences';
import { packageRows } from './model/packageRows';
import * as S from './PackagesControl.styles';
import { recruitingTexts } from './recruiting.texts';

/** Packages of a recruiting system, each beside our product. */
export function PackagesControl({ field, value, onChange, error, readOnly }: ControlProps) {
  const t = useTexts(recruitingTexts);
  const rows = packageRows(value);
  const products = useProducts(rows);
  const store = (next: readonly RecruitingPackage[]) => onChange(JSON.stringify(next));
  const change = (index: number, part: Partial<RecruitingPackage>) =>
    store(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <Fieldset legend={field.label} description={field.description} error={error}>
      <S.Rows>
        {rows.map(({ packageId, productId }, index) => (
          <S.Row key={index}>
            <TextField
              label={t.packageId(index + 1)}
              value={packageId}
              maxLength={128}
              readOnly={readOnly}
              onValueChange={(text) => change(index, { packageId: text })}
            />
            <Combobox
              label={t.product(index + 1)}
              load={products.load}
              value={productId || null}
              selectedOption={products.optionOf(productId)}
              readOnly={readOnly}
              onValueChange={(id) => change(index, { productId: id ?? '' })}
            />
            {!readOnly && (
              <Button
                aria-label={t.removeRow(index + 1)}
                tone="quiet"
                onClick={() => store(rows.filter((_, at) => at !== index))}
              >
                ×
              </Button>
            )}
          </S.Row>
        ))}
        {!readOnly && (
          <Button onClick={() => store([...rows, { packageId: '', productId: '' }])}>
            {t.addRow}
          </Button>
        )}
      </S.Rows>
    </Fieldset>
  );
}

/** The products of rows by name, and the search for others. */
function useProducts(rows: readonly RecruitingPackage[]) {
  const source = sourceOf(useReferences(), product.name);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const keys = [...new Set(rows.map(({ productId }) => productId).filter(Boolean))].join(',');
  useEffect(() => {
    if (keys === '') return;
    const left = new AbortController();
    source.loadByKey(keys.split(','), { signal: left.signal }).then(
      (found) => setNames(new Map(found.map(({ value, label }) => [value, label]))),
      () => {},
    );
    return () => left.abort();
  }, [keys, source]);
  return {
    load: source.load,
    optionOf: (id: string) => (id === '' ? undefined : { value: id, label: names.get(id) ?? id }),
  };
}
