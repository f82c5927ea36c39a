/** Text in the place of a deleted one. */
export const DELETED = '已删除';

/** Key of the rows that a rule deletes or empties: of which table their ids are. */
export type ErasureKey =
  | 'candidate'
  | 'order'
  | 'form'
  | 'contract'
  | 'report'
  | 'message'
  | 'email';

/** Columns that are emptied in the rows of a person, with their new values as SQL. */
export interface Erasure {
  table: string;
  /** Column that names the row of `key`. */
  by: string;
  key: ErasureKey;
  set: string;
}

const DRAWING = `'<svg xmlns="http://www.w3.org/2000/svg"/>'`;

const ofOrder = (table: string, set: string): Erasure => ({
  table,
  by: 'order_id',
  key: 'order',
  set,
});

/**
 * Columns with personal content. Names that are left in texts of the same rows are replaced after.
 */
export const erasures: readonly Erasure[] = [
  {
    table: 'candidates',
    by: 'id',
    key: 'candidate',
    set: `name = '${DELETED}', name_en = null, mobile = '', email = null, id_card_no = '',
      gender = 0, birth_date = null, nationality = null, position = null, education = null,
      employment = null, resume_url = null, tags = null, version = version + 1`,
  },
  {
    table: 'orders',
    by: 'id',
    key: 'order',
    set: `candidate_name = '${DELETED}', position = '', remark = null, auth_url = null,
      custom_values = null, consignee_name = null, version = version + 1,
      cancel_reason = case when cancel_reason is null then null else '${DELETED}' end`,
  },
  {
    // Nobody saves into a form whose content is gone.
    table: 'collect_forms',
    by: 'id',
    key: 'form',
    set: `refuse_reason = null, undeliverable = null, message_id = null, version = version + 1,
      status = case when status in (70, -10, -20, -30) then status else -20 end`,
  },
  {
    table: 'collect_items',
    by: 'form_id',
    key: 'form',
    set: `data_form = '[]', files = '[]', returned = '[]', previous_data = null,
      return_reason = null, version = version + 1`,
  },
  { table: 'collect_consents', by: 'form_id', key: 'form', set: `address = '', agent = ''` },
  { table: 'collect_events', by: 'form_id', key: 'form', set: `content = null` },
  ofOrder('evidence', `address = '', agent = ''`),
  {
    table: 'contracts',
    by: 'id',
    key: 'contract',
    set: `file_path = case when file_path is null then null else '' end, reject_reason = null,
      pending_decision = null, version = version + 1`,
  },
  { table: 'contract_events', by: 'contract_id', key: 'contract', set: `content = null` },
  {
    table: 'contract_signatures',
    by: 'contract_id',
    key: 'contract',
    set: `name = '${DELETED}', address = '', agent = '',
      strokes = case when strokes is null then null else '[]' end,
      svg = case when svg is null then null else ${DRAWING} end`,
  },
  {
    table: 'identity_checks',
    by: 'form_id',
    key: 'form',
    set: `reason = null, address = '', agent = ''`,
  },
  ofOrder('order_events', `content = null`),
  ofOrder(
    'order_tasks',
    `danger_reason = null, remark = null, findings = '[]', conclusion = null,
      version = version + 1`,
  ),
  ofOrder('task_events', `content = null`),
  ofOrder('safe_levels', `override_reason = null`),
  ofOrder(
    'kpi_rows',
    `note = null,
      deduct_reason = case when deduct_reason is null then null else '${DELETED}' end`,
  ),
  ofOrder(
    'report_versions',
    `attachments = '[]', qc_check = null, version = version + 1,
      model = case when model is null then null else '{}' end,
      return_reason = case when return_reason is null then null else '${DELETED}' end,
      recall_reason = case when recall_reason is null then null else '${DELETED}' end`,
  ),
  { table: 'report_parts', by: 'version_id', key: 'report', set: `content = '', content_en = ''` },
  ofOrder('report_events', `content = null`),
  ofOrder('report_samples', `note = null, version = version + 1`),
  ofOrder('report_sample_faults', `note = null`),
  ofOrder('report_sample_events', `content = null`),
  ofOrder('order_notes', `content = '${DELETED}'`),
  ofOrder(
    'order_follow_ups',
    `contact_name = '${DELETED}', phone = null, content = '${DELETED}', audio_url = null,
      audio_marks = null`,
  ),
  ofOrder(
    'disputes',
    `content = '${DELETED}', version = version + 1,
      decision = case when decision is null then null else '${DELETED}' end`,
  ),
  ofOrder('dispute_items', `content = null`),
  ofOrder('dispute_events', `content = null`),
  ofOrder('order_ratings', `content = null`),
  ofOrder('order_delays', `reason = '${DELETED}', decision = null`),
  ofOrder('order_holds', `reason = null`),
  ofOrder('order_back_requests', `reason = '${DELETED}', decision = null`),
  ofOrder('order_due_changes', `reason = null`),
  ofOrder('order_apis', `result = null`),
  ofOrder('order_api_logs', `request = null, response = null`),
  ofOrder('order_import_rows', `cells = '[]', problems = '[]', person = null`),
  ofOrder(
    'notices',
    `title = '${DELETED}', content = '${DELETED}', remark = null, handle_result = null`,
  ),
  {
    table: 'outbox',
    by: 'id',
    key: 'message',
    set: `recipient = null, subject = '${DELETED}', content = null, html = null, cc = null,
      attachments = null, status = case when status = 0 then 3 else status end,
      shown_content = case when shown_content is null then null else '${DELETED}' end`,
  },
  { table: 'outbox_tries', by: 'outbox_id', key: 'message', set: `recipient = '', problem = null` },
  {
    table: 'email_records',
    by: 'id',
    key: 'email',
    set: `to_addr = '', cc_addr = null, subject = '${DELETED}', body = '', attachments = null`,
  },
  { table: 'privacy_requests', by: 'candidate_id', key: 'candidate', set: `content = null` },
  {
    table: 'deletion_certificates',
    by: 'candidate_id',
    key: 'candidate',
    set: `message_id = null`,
  },
];
