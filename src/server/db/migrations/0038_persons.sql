CREATE TABLE "past_recommendations" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"day" text NOT NULL,
	"score" integer,
	CONSTRAINT "past_recommendations_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"user_id" text,
	"email_hash" text,
	"forget_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"managed_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "persons_user_key" UNIQUE("community_id","user_id"),
	CONSTRAINT "persons_known_check" CHECK ((user_id is null) = (email_hash is not null)),
	CONSTRAINT "persons_forget_check" CHECK (email_hash is null or forget_at is not null)
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_participations" DROP CONSTRAINT "event_participations_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "blocks" DROP CONSTRAINT "blocks_subject_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "interest_credits" DROP CONSTRAINT "interest_credits_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "relations" DROP CONSTRAINT "relations_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "relations" DROP CONSTRAINT "relations_subject_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "member_notes" DROP CONSTRAINT "member_notes_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reporter_id_participants_id_fk";
--> statement-breakpoint
-- Everybody who is in a community.
INSERT INTO "persons" ("id", "community_id", "user_id") SELECT "id", "community_id", "user_id" FROM "participants";--> statement-breakpoint
ALTER TABLE "past_recommendations" ADD CONSTRAINT "past_recommendations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_recommendations" ADD CONSTRAINT "past_recommendations_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_recommendations_subject_idx" ON "past_recommendations" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "past_recommendations_community_idx" ON "past_recommendations" USING btree ("community_id","day");--> statement-breakpoint
CREATE INDEX "persons_user_idx" ON "persons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "persons_email_idx" ON "persons" USING btree ("email_hash") WHERE email_hash is not null;--> statement-breakpoint
CREATE INDEX "persons_forget_idx" ON "persons" USING btree ("forget_at") WHERE forget_at is not null;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_credits" ADD CONSTRAINT "interest_credits_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_subject_id_persons_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_id_persons_id_fk" FOREIGN KEY ("id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_persons_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;