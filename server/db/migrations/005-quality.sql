-- Search in conversations. Below a row-security policy only leakproof operators may use an index, so neither LIKE nor full-text
-- search can; equality of words can. One row for each word that a conversation holds, folded and without its ending.
create table conversation_words (
  tenant_id uuid not null,
  word text collate "C" not null,
  started_at timestamptz not null,
  conversation_id uuid not null,
  constraint conversation_words_pkey primary key (tenant_id, word, started_at, conversation_id),
  constraint conversation_words_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
create index conversation_words_conversation_idx on conversation_words (tenant_id, conversation_id);
select wall_tenant_table('conversation_words');

-- `sentiment`, `answered` and `quality` are what counts: the reviewer's word, else the scorer's. `score` and `review` keep both apart.
alter table conversations add column review jsonb;
alter table conversations add column has_order boolean;
create index conversations_listed_idx on conversations (tenant_id, started_at desc, conversation_id desc)
  where channel = 'widget' and message_count > 0;
create index conversations_agent_idx on conversations (tenant_id, agent_id, started_at desc);
create index conversations_visitor_idx on conversations (tenant_id, visitor_id, started_at desc);
create index conversations_flagged_idx on conversations (tenant_id, started_at desc) where flag_count > 0;
create index conversations_negative_idx on conversations (tenant_id, started_at desc) where sentiment < 3;
create index conversations_neutral_idx on conversations (tenant_id, started_at desc) where sentiment >= 3 and sentiment < 4;
create index conversations_unanswered_idx on conversations (tenant_id, started_at desc) where answered = false;
create index conversations_bought_idx on conversations (tenant_id, started_at desc) where has_order = true;
create index conversations_quality_idx on conversations (tenant_id, quality, started_at desc) where quality in ('needs_review', 'bad');
create index flags_open_idx on flags (tenant_id, created_at desc) where resolved_at is null;
create index conversation_products_shown_idx on conversation_products (tenant_id, shown_at, product_id);

-- What the figures of a day keep of conversations that were deleted: counts of nobody. A recount adds them to the raw rows.
create table archived_figures (
  tenant_id uuid not null constraint archived_figures_tenant_fkey references tenants (id) on delete cascade,
  day date not null,
  conversations integer not null default 0,
  messages integer not null default 0,
  recommendations integer not null default 0,
  conversions integer not null default 0,
  scored integer not null default 0,
  sentiment_hundredths bigint not null default 0,
  positive integer not null default 0,
  neutral integer not null default 0,
  negative integer not null default 0,
  answered integer not null default 0,
  quality_good integer not null default 0,
  quality_review integer not null default 0,
  quality_bad integer not null default 0,
  flags integer not null default 0,
  flagged_conversations integer not null default 0,
  duration_seconds bigint not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  constraint archived_figures_pkey primary key (tenant_id, day)
);
select wall_tenant_table('archived_figures');

-- How long conversations are kept, and the share of visitors held out. Each change of the share is a new experiment.
create table conversation_settings (
  tenant_id uuid not null constraint conversation_settings_tenant_fkey references tenants (id) on delete cascade,
  holdout_percent integer not null,
  retention_days integer not null,
  experiment integer not null,
  experiment_since timestamptz not null,
  updated_by text not null,
  updated_at timestamptz not null,
  constraint conversation_settings_pkey primary key (tenant_id)
);
select wall_tenant_table('conversation_settings');

-- The visitors of an experiment: on which side they are, and what they bought.
create table visitors (
  tenant_id uuid not null constraint visitors_tenant_fkey references tenants (id) on delete cascade,
  experiment integer not null,
  visitor_id uuid not null,
  is_held_out boolean not null,
  seen_at timestamptz not null,
  net_cents bigint not null default 0,
  constraint visitors_pkey primary key (tenant_id, experiment, visitor_id)
);
create index visitors_visitor_idx on visitors (tenant_id, visitor_id);
select wall_tenant_table('visitors');

-- Sums of an experiment's two sides, kept up like daily_figures. Squares give the variance.
create table lift_figures (
  tenant_id uuid not null constraint lift_figures_tenant_fkey references tenants (id) on delete cascade,
  experiment integer not null,
  is_held_out boolean not null,
  visitors integer not null default 0,
  orders integer not null default 0,
  net_cents bigint not null default 0,
  order_squares numeric not null default 0,
  visitor_squares numeric not null default 0,
  constraint lift_figures_pkey primary key (tenant_id, experiment, is_held_out)
);
select wall_tenant_table('lift_figures');

alter table orders add column visitor_id uuid;
alter table orders add column experiment integer;
create index orders_visitor_idx on orders (tenant_id, visitor_id) where visitor_id is not null;

create table criteria (
  tenant_id uuid not null constraint criteria_tenant_fkey references tenants (id) on delete cascade,
  criterion_id uuid not null,
  name text not null,
  severity text not null constraint criteria_severity_known check (severity in ('high', 'medium', 'low')),
  words text not null,
  reading jsonb not null,
  is_on boolean not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint criteria_pkey primary key (tenant_id, criterion_id),
  constraint criteria_name_key unique (tenant_id, name)
);
select wall_tenant_table('criteria');

-- `question_key` is the question's words in a form in which equal questions are equal.
create table taught_answers (
  tenant_id uuid not null constraint taught_answers_tenant_fkey references tenants (id) on delete cascade,
  taught_id uuid not null,
  question_key text not null,
  question text not null,
  answer text not null,
  needs_age boolean not null,
  conversation_id uuid,
  hits integer not null,
  last_used_at timestamptz,
  taught_by text not null,
  updated_at timestamptz not null,
  constraint taught_answers_pkey primary key (tenant_id, taught_id),
  constraint taught_answers_question_key unique (tenant_id, question_key)
);
select wall_tenant_table('taught_answers');

create table test_cases (
  tenant_id uuid not null constraint test_cases_tenant_fkey references tenants (id) on delete cascade,
  test_case_id uuid not null,
  question text not null,
  history jsonb not null,
  given text not null,
  expected text not null,
  conversation_id uuid,
  saved_by text not null,
  saved_at timestamptz not null,
  constraint test_cases_pkey primary key (tenant_id, test_case_id)
);
create index test_cases_conversation_idx on test_cases (tenant_id, conversation_id);
select wall_tenant_table('test_cases');

-- Questions for the shop that nothing true could be said to.
create table open_questions (
  tenant_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  text text not null,
  asked_at timestamptz not null,
  constraint open_questions_pkey primary key (tenant_id, conversation_id, seq),
  constraint open_questions_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
create index open_questions_asked_idx on open_questions (tenant_id, asked_at desc);
select wall_tenant_table('open_questions');

-- What shoppers asked for and the menu did not have, part by part; kind `whole` is the wish with all its parts.
create table unmet_wishes (
  tenant_id uuid not null,
  conversation_id uuid not null,
  seq integer not null,
  kind text not null,
  wanted text not null,
  said text not null,
  asked_at timestamptz not null,
  constraint unmet_wishes_pkey primary key (tenant_id, conversation_id, seq, kind, wanted),
  constraint unmet_wishes_conversation_fkey foreign key (tenant_id, conversation_id)
    references conversations (tenant_id, conversation_id) on delete cascade
);
create index unmet_wishes_asked_idx on unmet_wishes (tenant_id, asked_at desc);
select wall_tenant_table('unmet_wishes');

create index products_sku_idx on products (tenant_id, sku) where sku is not null;
