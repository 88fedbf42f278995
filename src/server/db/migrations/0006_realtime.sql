CREATE TABLE "presences" (
	"participant_id" text NOT NULL,
	"process_id" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presences_participant_id_process_id_pk" PRIMARY KEY("participant_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "rights_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rights_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_signed_idx" ON "presences" USING btree ("signed_at");--> statement-breakpoint
CREATE INDEX "rights_changes_transaction_idx" ON "rights_changes" USING btree ("transaction_id");--> statement-breakpoint
-- Every change of rights is noticed by every process with open sockets, also one made by a statement of its own.
CREATE FUNCTION rights_subject(kind text, id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(kind || ':' || id, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION record_rights_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'users' THEN
    INSERT INTO rights_changes (subject) VALUES (rights_subject('user', changed.id));
  ELSIF TG_TABLE_NAME = 'blocks' THEN
    INSERT INTO rights_changes (subject)
    VALUES (rights_subject('participant', changed.participant_id)), (rights_subject('participant', changed.subject_id));
  ELSE
    INSERT INTO rights_changes (subject) VALUES (rights_subject('user', changed.user_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_rights_ended AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION record_rights_change();
--> statement-breakpoint
CREATE TRIGGER sessions_rights_shortened AFTER UPDATE OF "expires_at" ON "sessions"
FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at) EXECUTE FUNCTION record_rights_change();
--> statement-breakpoint
CREATE TRIGGER users_rights AFTER UPDATE OF "role", "email_confirmed_at" ON "users"
FOR EACH ROW WHEN (NEW.role <> OLD.role OR (NEW.email_confirmed_at IS NULL) <> (OLD.email_confirmed_at IS NULL))
EXECUTE FUNCTION record_rights_change();
--> statement-breakpoint
CREATE TRIGGER participants_rights AFTER INSERT OR DELETE ON "participants"
FOR EACH ROW EXECUTE FUNCTION record_rights_change();
--> statement-breakpoint
CREATE TRIGGER participants_rights_changed
AFTER UPDATE OF "enabled", "is_manager", "profile_enabled", "removed_at", "is_guest", "guest_of" ON "participants"
FOR EACH ROW WHEN (
  (NEW.enabled, NEW.is_manager, NEW.profile_enabled, NEW.removed_at, NEW.is_guest, NEW.guest_of)
  IS DISTINCT FROM
  (OLD.enabled, OLD.is_manager, OLD.profile_enabled, OLD.removed_at, OLD.is_guest, OLD.guest_of)
) EXECUTE FUNCTION record_rights_change();
--> statement-breakpoint
CREATE TRIGGER blocks_rights AFTER INSERT OR DELETE ON "blocks"
FOR EACH ROW EXECUTE FUNCTION record_rights_change();
