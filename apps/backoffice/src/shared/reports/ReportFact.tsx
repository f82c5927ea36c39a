/** A term of a report with its value, in a `<dl>`. */
export function ReportFact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
