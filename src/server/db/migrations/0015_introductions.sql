CREATE TABLE "blocks" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"matching_id" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "connections_in_order" CHECK (first_id < second_id)
);
--> statement-breakpoint
CREATE TABLE "interest_credits" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"week" text NOT NULL,
	"spent" integer NOT NULL,
	CONSTRAINT "interest_credits_participant_id_week_pk" PRIMARY KEY("participant_id","week"),
	CONSTRAINT "interest_credits_spent" CHECK (spent >= 0)
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"relation_type" text NOT NULL,
	"note" text,
	"intro_message" text,
	"matching_id" text,
	"deliver_at" timestamp with time zone,
	"paid_week" text,
	"held_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relations_participant_id_subject_id_pk" PRIMARY KEY("participant_id","subject_id"),
	CONSTRAINT "relations_not_oneself" CHECK (participant_id <> subject_id)
);
--> statement-breakpoint
ALTER TABLE "matchings" ALTER COLUMN "round_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_lists" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_subject_id_participants_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_subject_id_participants_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_credits" ADD CONSTRAINT "interest_credits_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_subject_id_participants_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_matching_id_matchings_id_fk" FOREIGN KEY ("matching_id") REFERENCES "public"."matchings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_subject_idx" ON "blocks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "bookmarks_own_idx" ON "bookmarks" USING btree ("participant_id","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_subject_idx" ON "bookmarks" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "connections_second_idx" ON "connections" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "relations_subject_idx" ON "relations" USING btree ("subject_id","relation_type","created_at");--> statement-breakpoint
CREATE INDEX "relations_own_idx" ON "relations" USING btree ("participant_id","relation_type","created_at");--> statement-breakpoint
CREATE INDEX "relations_held_idx" ON "relations" USING btree ("community_id","created_at") WHERE held_at is not null and passed_at is null and refused_at is null;--> statement-breakpoint
ALTER TABLE "matching_lists" ADD CONSTRAINT "matching_lists_link_key" UNIQUE("link_hash");