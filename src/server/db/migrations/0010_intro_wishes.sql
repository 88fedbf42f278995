CREATE TABLE "intro_wishes" (
	"community_id" text NOT NULL,
	"user_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intro_wishes_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "intro_wishes" ADD CONSTRAINT "intro_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intro_wishes" ADD CONSTRAINT "intro_wishes_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "intro_wishes_user_idx" ON "intro_wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intro_wishes_participant_idx" ON "intro_wishes" USING btree ("participant_id");