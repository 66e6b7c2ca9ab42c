-- A dispensary has one main store at most.
create unique index stores_one_main on stores (tenant_id) where is_primary;

-- The words that a shopper ticked who asked for the shop's news, as they stood in the widget; null for who did not.
alter table handoff_requests add column news_consent text;
