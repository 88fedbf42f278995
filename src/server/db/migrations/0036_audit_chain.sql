CREATE TABLE "audit_chain" (
	"community_id" text NOT NULL,
	"number" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"text_hash" text,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_community_id_number_pk" PRIMARY KEY("community_id","number"),
	CONSTRAINT "audit_chain_entry_key" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "related" text;--> statement-breakpoint
ALTER TABLE "manager_messages" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_texts" ADD CONSTRAINT "audit_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_texts_user_idx" ON "audit_texts" USING btree ("user_id");
--> statement-breakpoint
-- Notes that are there: whoever deletes one later leaves its text.
INSERT INTO "audit_texts" ("id", "community_id", "user_id", "text")
SELECT n."id", n."community_id", p."user_id", n."text"
FROM "member_notes" n JOIN "participants" p ON p."id" = n."participant_id";
--> statement-breakpoint
CREATE FUNCTION audit_text_hash(text_id text) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(t.salt, t.subject, t.text)::text, 'UTF8')), 'hex')
  FROM (
    SELECT id, salt, subject, text FROM manager_messages WHERE id = text_id
    UNION ALL SELECT id, salt, '', text FROM audit_texts WHERE id = text_id
  ) t
  LIMIT 1
$$;
--> statement-breakpoint
-- Nobody but the owner calls it: who could would write links of their own.
CREATE FUNCTION audit_append(e audit_entries) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  last audit_chain;
  next bigint;
  previous text;
  text_hash text := audit_text_hash(e.message);
BEGIN
  -- One at a time for a community, from here to the end of the commit.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit of ' || e.community_id, 0));
  SELECT * INTO last FROM audit_chain c WHERE c.community_id = e.community_id ORDER BY c.number DESC LIMIT 1;
  next := coalesce(last.number, 0) + 1;
  previous := coalesce(last.hash, '');
  INSERT INTO audit_chain (community_id, number, entry_id, text_hash, previous, hash)
  VALUES (e.community_id, next, e.id, text_hash, previous, encode(sha256(convert_to(jsonb_build_array(
    next, previous, e.id, e.community_id, (extract(epoch FROM e.at) * 1000000)::bigint, e.act,
    e.actor, e.subject, e.related, e.before, e.after, e.message, text_hash)::text, 'UTF8')), 'hex'));
END
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_append(audit_entries) FROM PUBLIC;
--> statement-breakpoint
-- With the rights of the owner: whoever may add an entry may not write the chain.
CREATE FUNCTION audit_chain_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM audit_append(NEW);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  e audit_entries;
BEGIN
  FOR e IN SELECT * FROM audit_entries ORDER BY id LOOP
    PERFORM audit_append(e);
  END LOOP;
END
$$;
--> statement-breakpoint
-- At the commit: no entry waits for another one's transaction while that goes on.
CREATE CONSTRAINT TRIGGER audit_entries_chain AFTER INSERT ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chain_entry();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_texts_append_only BEFORE UPDATE OR TRUNCATE ON "audit_texts"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE TRIGGER manager_messages_append_only BEFORE UPDATE OR TRUNCATE ON "manager_messages"
FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
--> statement-breakpoint
CREATE FUNCTION audit_text_goes_with_account() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id) THEN
    RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_texts_kept BEFORE DELETE ON "audit_texts"
FOR EACH ROW EXECUTE FUNCTION audit_text_goes_with_account();
--> statement-breakpoint
CREATE TRIGGER manager_messages_kept BEFORE DELETE ON "manager_messages"
FOR EACH ROW EXECUTE FUNCTION audit_text_goes_with_account();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_chain", "audit_texts", "manager_messages" FROM PUBLIC;
