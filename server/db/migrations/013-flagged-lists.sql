-- Lists of flagged conversations are counted up to thousands of rows: from the index alone that takes a tenth of the pages.
drop index conversations_flagged_idx;
create index conversations_flagged_idx on conversations (tenant_id, started_at desc, conversation_id desc)
  include (answered, sentiment, quality, has_order, agent_id, figures_day)
  where channel = 'widget' and message_count > 0 and flag_count > 0;
drop index flags_open_idx;
create index flags_open_idx on flags (tenant_id, created_at desc) include (conversation_id, reason) where resolved_at is null;
create index flags_reason_idx on flags (tenant_id, reason, conversation_id);
